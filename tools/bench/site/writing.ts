import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { freePort } from '../../../e2e/support/ports';
import { openContext } from '../measuring';
import { type Build, measureBuild, type Recipe } from './build';

/** The page that is changed. */
const writersPage = '/chat-features/polls';

/** What a writer can change. */
export const editNames = ['page', 'component', 'fact'] as const;
type EditName = (typeof editNames)[number];

/** A change of a file that shows on the measured page. */
interface Edit {
  /** From the folder of the site. */
  readonly file: string;
  readonly from: RegExp;
  readonly to: string;
}

/** A site as its writers see it. */
export interface Workshop extends Recipe {
  /** The command that starts the preview, without the port. */
  readonly preview: readonly string[];
  readonly edits: { readonly page: Edit } & Readonly<Partial<Record<EditName, Edit>>>;
}

/** What a writer waits for. */
export interface Writing {
  /** The build after one page changed. */
  readonly secondBuild: Build;
  /** From the start of the preview, with the caches of an earlier one, until it shows a page, in milliseconds. */
  readonly start: number;
  /** From saving a change until the page shows it, in milliseconds. */
  readonly edits: Readonly<Partial<Record<EditName, number>>>;
}

/** Returns the edit that adds a paragraph to the page in a folder of pages. */
export function addedParagraph(docs: string, extension: 'md' | 'mdx'): Edit {
  return { file: `${docs}${writersPage}.${extension}`, from: /$/, to: '\n\nA new paragraph.\n' };
}

/** Makes an edit for as long as a function runs. */
async function withEdit<Result>(
  folder: string,
  { file, from, to }: Edit,
  use: () => Promise<Result>,
): Promise<Result> {
  const place = path.join(folder, file);
  const text = fs.readFileSync(place, 'utf8');
  if (!from.test(text)) {
    throw new Error(`${place} has no ${from}, which the benchmark changes. See tools/bench/site/.`);
  }
  fs.writeFileSync(place, text.replace(from, to));
  try {
    return await use();
  } finally {
    fs.writeFileSync(place, text);
  }
}

/** Starts the preview, and uses it until a function is done. */
async function withPreview<Result>(
  { folder, preview }: Workshop,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const [program = '', ...options] = preview;
  // In its own process group, because the preview starts others.
  const child = spawn(program, [...options, '--port', `${port}`], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
  });
  try {
    return await use(`http://localhost:${port}${writersPage}`);
  } finally {
    process.kill(-(child.pid ?? 0));
    await new Promise((resolve) => child.on('exit', resolve));
  }
}

/** Waits until a server responds. */
async function respondsAt(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    await wait(50);
  }
}

/** Measures what a writer waits for. The site was built before. */
export async function measureWriting(browser: Browser, site: Workshop): Promise<Writing> {
  const { folder, edits } = site;
  const build = () => measureBuild({ ...site, made: [] });
  await withEdit(folder, edits.page, async () => build());
  // Undoing the edit changes one page, too, and leaves the site as it was.
  const secondBuild = build();
  const page = await openContext(browser, {});
  const open = async (url: string) => {
    const start = performance.now();
    await respondsAt(url);
    await page.goto(url);
    await page.locator('h1').waitFor({ timeout: 120_000 });
    return performance.now() - start;
  };
  // The first start fills the caches.
  await withPreview(site, open);
  return withPreview(site, async (url) => {
    const start = await open(url);
    const measured: [EditName, number][] = [];
    for (const name of editNames) {
      const edit = edits[name];
      if (edit) {
        const text = page.getByText(edit.to.trim()).first();
        const time = await withEdit(folder, edit, async () => {
          const saved = performance.now();
          await text.waitFor({ timeout: 60_000 });
          return performance.now() - saved;
        });
        measured.push([name, time]);
        await text.waitFor({ state: 'hidden', timeout: 60_000 });
        // A change right after a compilation can escape the bundler.
        await wait(1_000);
      }
    }
    return { secondBuild, start, edits: Object.fromEntries(measured) };
  }).finally(() => page.context().close());
}
