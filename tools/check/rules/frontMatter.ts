import sidebars from '../../../sidebars';
import { parseRelated } from '../../../src/markdown/pages';
import { findSimilar } from '../../../src/markdown/tagInput/lookUp';
import type { Rule } from '../site';
import { findField, type SourceFile } from '../sourceFile';

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isList = (value: unknown) => Array.isArray(value) && value.length > 0;

/** The keys of `access`. `<AtAGlance>` checks their values. */
const accessKeys: readonly string[] = ['who', 'whoNote', 'plan', 'planNote'];

/** Our fields: what is right in them, and what to write. */
const fields: Readonly<Record<string, readonly [isValid: (value: unknown) => boolean, fix: string]>> = {
  title: [isText, 'Write the name of the page.'],
  description: [
    (value) => isText(value) && /^.{50,160}$/.test(String(value)),
    'Say what readers can do with the page, in 50 to 160 characters.',
  ],
  keywords: [isList, 'List what readers search for: `keywords: [one, two]`.'],
  related: [
    (value) =>
      isList(value) &&
      parseRelated(value).every(({ path, reason }, index) => index < 3 && !path.includes('#') && reason),
    'List one to three pages, without sections, each with a reason to read it: `- /faq: Find short answers`.',
  ],
  index: [isList, 'List the words for the index on /home: `index: [one, two#section]`.'],
  access: [
    (value) => Object(value) === value && Object.keys(Object(value)).every((key) => accessKeys.includes(key)),
    'Write it as `access: { who: moderator, whoNote: …, plan: plus, planNote: … }`.',
  ],
};
const required: readonly string[] = ['title', 'description', 'keywords'];

/** What pages can have: those, and the fields of Docusaurus that the site and its tests are made for. */
const fieldNames: readonly string[] = [
  ...Object.keys(fields),
  ...'displayed_sidebar draft pagination_next pagination_prev'.split(' '),
  ...'reviewed sidebar_label toc_max_heading_level'.split(' '),
];

/** The sidebars as text, without links to pages of other sidebars. */
const inSidebars = JSON.stringify(sidebars, (_, item) => (item?.type === 'ref' ? undefined : item));

function findProblem(page: SourceFile, field: string): string | undefined {
  const value = page.frontMatter[field];
  const [isValid, fix] = fields[field] ?? [() => true, ''];
  const { source } = findField(page, field);
  if (value === undefined) {
    return required.includes(field) ? `\`${field}\` is missing. ${fix}` : undefined;
  }
  if (!fieldNames.includes(field)) {
    return `Pages here can't have \`${field}\`. Nearest: ${findSimilar(field, fieldNames).join(', ')}.`;
  }
  // YAML has comments and tags: what it reads can differ from what is typed.
  const typed = source.slice(field.length + 1).trim();
  const isPlain = typed !== '' && !/^['"[{|>]/.test(typed);
  if (isPlain && typeof value !== 'boolean' && String(value) !== typed) {
    return `\`${source}\` is read as something else. Write it in quotes: \`${field}: "${typed}"\`.`;
  }
  return isValid(value) ? undefined : `\`${source}\` isn't right. ${fix}`;
}

/** The front matter: missing and wrong fields, and a page that no sidebar has. */
export const frontMatter: Rule = function* (page) {
  for (const field of new Set([...required, ...Object.keys(page.frontMatter)])) {
    const message = findProblem(page, field);
    if (message) {
      yield { start: findField(page, field).start, message };
    }
  }
  if (page.frontMatter.displayed_sidebar === undefined && !inSidebars.includes(`"${page.id}"`)) {
    const message =
      'No sidebar has this page, so readers find it only by searching. Add it to sidebars.ts, or write `displayed_sidebar: null` here.';
    yield { start: 0, message };
  }
};
