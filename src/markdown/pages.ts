import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { filesBelow, readText } from '../files';

/** The folder that contains the pages. */
const docsDir = path.join(__dirname, '../../docs');

/** What a page says about itself in its front matter. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  /** The words that the index on `/home` lists, each with its section's `#id`, if it leads to one. */
  readonly index: readonly { readonly word: string; readonly hash: string }[];
  readonly access: Access;
  /** The pages to read next, each with a reason. */
  readonly related: readonly { readonly path: string; readonly reason: string }[];
}

/** Who can do a page's main task, and on which plan. On a page of Chat settings, the facts say so. */
interface Access {
  /** The lowest rank, or the role. */
  readonly who?: string;
  /** What other ranks or roles can do. A fragment without a period. */
  readonly whoNote?: string;
  /** The smallest plan. Free if the front matter doesn't say. */
  readonly plan?: string;
  /** What larger plans add. A fragment without a period. */
  readonly planNote?: string;
}

/** Returns the id of a page, which is its file's path in `docs/` without the extension. */
export function toPageId(file: string): string {
  return path
    .relative(docsDir, file)
    .split(path.sep)
    .join('/')
    .replace(/\.mdx$/, '');
}

/** Reads the `index` of a page's front matter, where `lost phone#sign-in` leads to a section. */
export function parseIndex(index: unknown): PageMetadata['index'] {
  return (Array.isArray(index) ? index : []).map((entry) => {
    const [word = '', hash = ''] = String(entry).split(/(?=#)/);
    return { word, hash };
  });
}

/** Reads the `related` of a page's front matter: `- /path: reason` or `- /path`. */
export function parseRelated(related: unknown): PageMetadata['related'] {
  return (Array.isArray(related) ? related : []).map((entry) => {
    const [[path, reason] = ['', '']] =
      typeof entry === 'object' && entry !== null ? Object.entries(entry) : [[String(entry), '']];
    return { path, reason: String(reason ?? '') };
  });
}

/** Returns the front matter of a page as it is typed, with its `---` lines. */
export function rawFrontMatter(text: string): string {
  return /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?=\n|$)/.exec(text)?.[0] ?? '';
}

/** Returns the fields of a page's front matter. Throws if it isn't YAML, with the line of the page. */
export function readFrontMatter(text: string): Record<string, unknown> {
  return parse(rawFrontMatter(text).replace(/^---|---\s*$/g, ''), { logLevel: 'error' }) ?? {};
}

/** Reads what a page says about itself, or returns `undefined` if there is no such page. */
export function pageMetadata(id: string): PageMetadata | undefined {
  const file = path.join(docsDir, `${id}.mdx`);
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const { title, description, index, access, related } = readFrontMatter(readText(file));
  return {
    title: String(title ?? id),
    description: String(description ?? ''),
    index: parseIndex(index),
    access: access ?? {},
    related: parseRelated(related),
  };
}

/** Returns the ids of all pages from A to Z, without drafts. */
export function pageIds(): string[] {
  return filesBelow(docsDir, '')
    .filter((name) => /^(?!_).*\.mdx$/.test(name))
    .filter((name) => !readFrontMatter(readText(path.join(docsDir, name))).draft)
    .map((name) => name.replace(/\.mdx$/, ''))
    .sort();
}
