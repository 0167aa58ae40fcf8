import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { folderWith, writeFiles } from '../../testFolders';
import { BuildCache } from './buildCache';

const page = '---\ntitle: Polls\n---\n\nCreate a poll.\n';

let siteDir: string;
beforeEach(() => {
  siteDir = folderWith({ 'docs/polls.mdx': page });
});
afterEach(() => vi.unstubAllEnvs());

function write(file: string, text: string): void {
  writeFiles(siteDir, { [file]: text });
}

function newCache(): BuildCache {
  return new BuildCache({ siteDir, generatedFilesDir: path.join(siteDir, '.docusaurus') });
}

/** Starts a build, and returns it with what it finds of the last one. */
function startBuild() {
  const cache = newCache();
  cache.open();
  const compiled = path.join(cache.folder, 'compiled');
  const found = fs.existsSync(compiled);
  return { cache, found, compile: () => write(path.relative(siteDir, compiled), '') };
}

/** Makes a whole build. */
function build(): void {
  const { cache, compile } = startBuild();
  compile();
  cache.keep();
}

test.each([
  ['nothing', () => {}],
  ['the text of a page', () => write('docs/polls.mdx', `${page}Then share it.\n`)],
])('a build uses what the last one compiled if %s changed', (_, change) => {
  build();
  change();
  expect(startBuild().found).toBe(true);
});

test.each([
  ['a title', () => write('docs/polls.mdx', page.replace('Polls', 'Votes'))],
  [
    'the path of a page',
    () => fs.renameSync(path.join(siteDir, 'docs/polls.mdx'), path.join(siteDir, 'docs/votes.mdx')),
  ],
  ['a fact', () => write('src/facts/limits.ts', '10')],
  ['a step', () => write('src/remark/tables.ts', '')],
  ['a partial', () => write('docs/_partials/refunds.mdx', 'Within a week.')],
  ['a contract', () => write('static/openapi.yaml', '')],
  ['a sidebar', () => write('sidebars.ts', '')],
  ['a package', () => write('package-lock.json', '{}')],
  ['a setting', () => vi.stubEnv('ROOKERY_SPEED_STEPS', 'off')],
])('a build starts from scratch if %s changed', (_, change) => {
  build();
  change();
  expect(startBuild().found).toBe(false);
});

describe('a build starts from scratch', () => {
  test('after a build that failed', () => {
    build();
    startBuild().compile();
    expect(startBuild().found).toBe(false);
  });

  test('after a build during which a page changed', () => {
    const { cache, compile } = startBuild();
    compile();
    write('docs/polls.mdx', `${page}Then share it.\n`);
    cache.keep();
    expect(startBuild().found).toBe(false);
  });
});
