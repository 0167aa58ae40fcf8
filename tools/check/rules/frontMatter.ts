import { findSimilar } from '../../../src/markdown/html/lookUp';
import { findField } from '../page';
import type { Rule } from '../site';
import { findTags } from '../tags';

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isList = (value: unknown, most = Infinity) =>
  Array.isArray(value) && value.length > 0 && value.length <= most;

const urlFix = 'Remove it. The URL of a page is the path of its file in docs/.';

/** Our fields: what is right in them, and what to write. */
const fields: Readonly<Record<string, readonly [isValid: (value: unknown) => boolean, fix: string]>> = {
  title: [isText, 'Write the name of the page.'],
  description: [
    (value) => isText(value) && /^.{50,160}$/.test(String(value)),
    'Say what readers can do with the page, in 50 to 160 characters.',
  ],
  keywords: [isList, 'List what readers search for: `keywords: [one, two]`.'],
  related: [(value) => isList(value, 3), 'List one to three pages: `- /faq: Find short answers`.'],
  index: [isList, 'List the words for the index on /home: `index: [one, two#section]`.'],
  access: [(value) => Object(value) === value, 'Write it as `access: { who: moderator, plan: plus }`.'],
  slug: [() => false, urlFix],
  id: [() => false, urlFix],
  reviewed: [(value) => /^\d{4}-\d\d-\d\d$/.test(String(value)), 'Write a day: `2026-11-20`.'],
};
const required: readonly string[] = ['title', 'description', 'keywords', 'related'];

/** What pages can have: those, and the fields of Docusaurus that the site and its tests are made for. */
const fieldNames: readonly string[] = [
  ...Object.keys(fields),
  ...'displayed_sidebar draft pagination_next pagination_prev sidebar_label toc_max_heading_level'.split(' '),
];

/** The keys of `access`. `<AtAGlance>` checks their values. */
const accessKeys: readonly string[] = ['who', 'whoNote', 'plan', 'planNote'];

/** The front matter: missing and wrong fields. */
export const frontMatter: Rule = function* (page) {
  for (const [field, [isValid, fix]] of Object.entries(fields)) {
    const value = page.frontMatter[field];
    const { source, start } = findField(page, field);
    const what = value === undefined ? `\`${field}\` is missing.` : `\`${source}\`?`;
    if (value === undefined ? required.includes(field) : !isValid(value)) {
      yield { start, message: `${what} ${fix}` };
    }
  }
  for (const field of Object.keys(page.frontMatter).filter((each) => !fieldNames.includes(each))) {
    const suggestions = findSimilar(field, fieldNames).join(', ');
    const message = `Pages here can't have \`${field}\`. Nearest: ${suggestions}.`;
    yield { start: findField(page, field).start, message };
  }
  const { access } = page.frontMatter;
  const { start } = findField(page, 'access');
  const unknown = Object.keys(Object(access)).filter((key) => !accessKeys.includes(key));
  for (const key of unknown) {
    const suggestions = findSimilar(key, accessKeys).join(', ');
    yield { start, message: `\`access\` can't have "${key}". Nearest: ${suggestions}.` };
  }
  if (access && unknown.length === 0 && !findTags(page).some(({ name }) => name === 'AtAGlance')) {
    yield { start, message: 'Nothing shows `access`. Remove it, or show it: `<AtAGlance />`.' };
  }
};
