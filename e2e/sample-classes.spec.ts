import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { classesOf, type SampleClass, type SampleClassId, sampleClasses } from './support/sampleClasses';
import { placeOf, samplesOf } from './support/samples';

const samples = samplesOf().map((sample) => ({ sample, classes: classesOf(sample) }));

/** The reason that a block gives for not being checked. */
function reasonOf(meta: string): string {
  return /\bwhy="(?<reason>[^"]*)"/.exec(meta)?.groups?.reason ?? '';
}

test('every block of code belongs to one class that is checked', () => {
  const faults = samples
    .filter(({ classes }) => classes.length !== 1)
    .map(({ sample, classes }) =>
      classes.length === 0
        ? `${placeOf(sample)} is in no class: a block of ${sample.language || 'no language'} that nothing checks.`
        : `${placeOf(sample)} is in several classes: ${classes.join(', ')}.`,
    );
  expect(faults).toEqual([]);

  const counts = Object.keys(sampleClasses).map((id) => {
    const count = samples.filter(({ classes }) => classes.includes(id as SampleClassId)).length;
    return `${id} ${count}`;
  });
  const summary = `${samples.length} blocks of code: ${counts.join(', ')}`;
  process.stdout.write(`${summary}\n`);
});

/** Whether a test reads the blocks of a class: by its name, or all those of the page. */
function reads(source: string, id: string, page: string): boolean {
  return [`samplesOfClass('${id}')`, `${id}: {`, 'samplesOf()', `'${page}'`].some((text) =>
    source.includes(text),
  );
}

test('every class has blocks, and its test is there and reads them', () => {
  const faults = Object.entries<SampleClass>(sampleClasses).flatMap(([id, { spec }]) => {
    const file = path.join(__dirname, spec);
    if (!fs.existsSync(file)) {
      return [`The class ${id} is checked by ${spec}, which is not there.`];
    }
    const source = fs.readFileSync(file, 'utf8');
    const own = samples.filter(({ classes }) => classes.includes(id as SampleClassId));
    const unread = own.filter(({ sample }) => !reads(source, id, sample.file.replace(/^docs\/|\.mdx$/g, '')));
    return [
      ...(own.length === 0 ? [`The class ${id} has no blocks.`] : []),
      ...(id === 'text' ? [] : unread).map(({ sample }) => `${placeOf(sample)} is not read by ${spec}.`),
    ];
  });
  expect(faults).toEqual([]);
});

test('a block that is not checked gives a reason of some words, and there are few', () => {
  const unchecked = samples.filter(({ classes }) => classes.includes('text'));
  const faults = unchecked
    .filter(({ sample }) => reasonOf(sample.meta).split(' ').length < 3)
    .map(({ sample }) => `${placeOf(sample)} gives no reason of some words in why="…".`);
  expect(faults).toEqual([]);
  expect(unchecked.length).toBeLessThanOrEqual(samples.length / 20);
});
