import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { findSimilar } from '../../../src/markdown/html/lookUp';
import { parseRelated } from '../../../src/markdown/rehypeRelatedPages';
import type { Finding } from '../finding';
import { findField, type Page } from '../page';
import { type Rule, toRoute } from '../site';
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

function findProblem(page: Page, field: string): string | undefined {
  const value = page.frontMatter[field];
  const [isValid, fix] = fields[field] ?? [() => true, ''];
  const { source } = findField(page, field);
  if (value === undefined) {
    return required.includes(field) ? `\`${field}\` is missing. ${fix}` : undefined;
  }
  if (!fieldNames.includes(field)) {
    return `Pages here can't have \`${field}\`. Nearest: ${findSimilar(field, fieldNames).join(', ')}.`;
  }
  // YAML has comments, dates, and tags: what it reads differs from what is typed.
  const typed = source.slice(field.length + 1).trim();
  const isPlain = typed !== '' && !/^['"[{|>]/.test(typed);
  const isDate = /^\d{4}-\d\d-\d\d$/.test(typed) && field !== 'reviewed';
  if (isPlain && (isDate || (typeof value !== 'boolean' && String(value ?? 'null') !== typed))) {
    return `\`${source}\` is read as something else. Write it in quotes: \`${field}: "${typed}"\`.`;
  }
  return isValid(value) ? undefined : `\`${source}\`? ${fix}`;
}

function* findAccessProblems(page: Page): Generator<Finding> {
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
}

/** The front matter: missing and wrong fields. */
export const frontMatter: Rule = function* (page) {
  const reported = new Set<unknown>();
  for (const field of new Set([...Object.keys(fields), ...Object.keys(page.frontMatter)])) {
    const message = findProblem(page, field);
    if (message) {
      reported.add(field);
      yield { start: findField(page, field).start, message };
    }
  }
  const { error } = DocFrontMatterSchema.validate(page.frontMatter, { abortEarly: false });
  for (const { path, message } of error?.details ?? []) {
    const [field = ''] = path.map(String);
    if (!reported.has(field)) {
      reported.add(field);
      yield { start: findField(page, field).start, message: `Docusaurus refuses this: ${message}.` };
    }
  }
  for (const { path, reason } of reported.has('related') ? [] : parseRelated(page.frontMatter.related)) {
    const start = Math.max(page.text.indexOf(`- ${path}`), 0);
    if (path === toRoute(page.file) || path.includes('#') || !reason) {
      const message = `Name another page, without a section, and a reason to read it: \`- /faq: Find short answers\`.`;
      yield { start, message };
    }
  }
  yield* findAccessProblems(page);
};
