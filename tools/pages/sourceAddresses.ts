import fs from 'node:fs';
import path from 'node:path';
import type { Node } from '@babel/types';
import type { Changes } from './changes';
import { calleeOf, placed, programOf, walk } from './syntax';
import { redirectFile } from './tables/redirectTable';
import { lineAt, type TextEdit } from './textEdits';

/** Where the code names a page. */
export interface SourceMention {
  readonly file: string;
  readonly line: number;
  /** The address with query and hash as it stands there; the id where the code names pages by their id. */
  readonly named: string;
  /** Puts another page in its place. */
  edit(to: string): TextEdit;
}

/** The files of the code that readers' pages are made of, from the site's folder. */
function sourceFiles(dir: string): string[] {
  const below = fs
    .readdirSync(path.join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && file !== redirectFile && file !== 'src/promisedAddresses.ts')
    .sort();
  return [...below, 'sidebars.ts', 'docusaurus.config.ts'].filter((file) =>
    fs.existsSync(path.join(dir, file)),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

/** Whether a text is an address of the product's own site, which pages of the docs do not have. */
function isOfMainSite(parents: readonly Node[]): boolean {
  return parents.some((node) => node.type === 'CallExpression' && calleeOf(node) === 'onMainSite');
}

/** Whether a template names this site before the text that follows, as `${addresses.docs}/faq` does. */
function isBehindDocsAddress(text: string, node: Node): boolean {
  return /\$\{addresses\.docs\}$/.test(text.slice(0, placed(node).start));
}

/** The pieces of a text of the code that name a page: the whole text, or the targets of the links in it. */
function piecesOf(node: Node, parents: readonly Node[], text: string, id: string): [number, string][] {
  const rest = '((?:[?#][^\\s)\'"`]*)?)';
  const { start, end } = placed(node);
  const inner = text.slice(start, end);
  if (node.type === 'StringLiteral' || node.type === 'TemplateElement') {
    const whole = new RegExp(`^(['"]?)\\/${escaped(id)}${rest}\\1$`).exec(inner);
    const begins =
      node.type === 'StringLiteral' || text[start - 1] === '`' || isBehindDocsAddress(text, node);
    if (whole && begins && !isOfMainSite(parents)) {
      return [[start + (whole[1]?.length ?? 0), `/${id}${whole[2]}`]];
    }
    return [...inner.matchAll(new RegExp(`(?<=\\]\\()\\/${escaped(id)}${rest}(?=\\))`, 'g'))].map((match) => [
      start + match.index,
      match[0],
    ]);
  }
  return [];
}

/** Whether a text is the id of a page of the docs, and not of a place in the product that is called the same. */
function isPageId(node: Node, parents: readonly Node[], knowsPages: boolean, id: string): boolean {
  const property = parents.at(-1);
  return (
    knowsPages &&
    node.type === 'StringLiteral' &&
    node.value === id &&
    property?.type === 'ObjectProperty' &&
    property.value === node &&
    property.key.type === 'Identifier' &&
    property.key.name === 'page'
  );
}

/** Every place in the code that names a page by its address or, in the facts, by its id. */
export function mentionsOf(dir: string, changes: Changes, id: string): SourceMention[] {
  return sourceFiles(dir).flatMap((file) => {
    const text = changes.read(file);
    if (!text.includes(id)) {
      return [];
    }
    const knowsPages = /import[^;]*\bPageId\b[^;]*from '\.\/pages'/.test(text);
    const found: SourceMention[] = [];
    walk(programOf(file, text), (node, parents) => {
      const pieces = piecesOf(node, parents, text, id);
      for (const [start, named] of pieces) {
        const end = start + id.length + 1;
        found.push({
          file,
          line: lineAt(text, start),
          named,
          edit: (to) => ({ start, end, text: `/${to}` }),
        });
      }
      if (isPageId(node, parents, knowsPages, id)) {
        const start = placed(node).start + 1;
        const edit = (to: string) => ({ start, end: start + id.length, text: to });
        found.push({ file, line: lineAt(text, start), named: id, edit });
      }
    });
    return found;
  });
}
