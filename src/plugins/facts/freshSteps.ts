import fs from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { type PluggableList, type Plugin, unified } from 'unified';
import initialSteps from '../../remark';

const src = path.join(__dirname, '../..');
/** The folders whose files the steps are made of. */
export const folders = ['facts', 'remark'].map((folder) => path.join(src, folder));

function lastChange(): number {
  const files = folders.flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  return Math.max(...files.map((file) => fs.statSync(file).mtimeMs));
}

const loaded = { at: lastChange(), steps: Promise.resolve(initialSteps) };

/** Runs the steps from Markdown to page, with the facts and the steps as they are now on disk. */
export const freshSteps: Plugin<[], Root> = () => async (tree, file) => {
  const changed = lastChange();
  if (changed > loaded.at) {
    loaded.at = changed;
    loaded.steps = loadFreshModule(path.join(src, 'remark/index.ts')) as Promise<PluggableList>;
  }
  return (await unified()
    .use(await loaded.steps)
    .run(tree, file)) as Root;
};
