import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import Ajv, { type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import { planIds } from '../../facts/plans';
import { rankIds } from '../../facts/ranks';
import { roles } from '../../facts/roles';
import { nearest } from '../html/lookUp';
import { indexEntries, pageIdOf } from '../pages';
import { settingsPageOf } from '../pages/access';

const text = { type: 'string', pattern: '\\S' };
const list = { type: 'array', items: text };
const note = { ...text, not: { pattern: '\\.$' }, description: 'A few words without a period at the end.' };
const who = { enum: [...rankIds, ...Object.keys(roles)] };
const plan = { enum: planIds };
const fromFacts = {
  not: {},
  description: 'On a Chat settings page, it comes from `src/facts/settings`. Remove it.',
};

/** Returns the schema of a page's front matter. What a description says follows the error. */
const schemaOf = (access: object) => ({
  type: 'object',
  required: ['title', 'description', 'keywords', 'related'],
  properties: {
    title: { ...text, description: 'Write the name of the page.' },
    description: {
      type: 'string',
      minLength: 50,
      maxLength: 160,
      description: 'Say what readers can do with the page, in 50 to 160 characters.',
    },
    keywords: { ...list, minItems: 1, description: 'List what readers search for: `keywords: [one, two]`.' },
    index: { ...list, description: 'List the words for the index on /home: `index: [one, two#section]`.' },
    related: {
      type: 'array',
      minItems: 1,
      description: 'List one to three pages: `- /faq: Find short answers`.',
    },
    access: {
      type: 'object',
      properties: { whoNote: note, planNote: note, ...access },
      additionalProperties: false,
      description: 'Write it as `access: { who: moderator, plan: plus }`.',
    },
    reviewed: { type: 'string', format: 'date', description: 'Write a day in the calendar: `2026-11-20`.' },
    displayed_sidebar: { anyOf: [text, { type: 'null' }] },
    sidebar_label: text,
    toc_max_heading_level: { type: 'integer' },
    unlisted: { type: 'boolean' },
  },
  additionalProperties: false,
});

const ajv = new Ajv({ allErrors: true, verbose: true });
addFormats(ajv);
const validate = ajv.compile(schemaOf({ who, plan }));
const validateSettings = ajv.compile(schemaOf({ who: fromFacts, plan: fromFacts }));

/** A mistake in a page's front matter. */
export interface FrontMatterFault {
  /** The field with the mistake. */
  readonly field: string;
  /** What is wrong and what to do. */
  readonly says: string;
}

function faultOf({ keyword, instancePath, params, parentSchema = {}, data }: ErrorObject): FrontMatterFault {
  const { missingProperty, additionalProperty, allowedValues } = params;
  const key: string = missingProperty ?? additionalProperty ?? '';
  const keys = [...instancePath.split('/').slice(1), key].filter(Boolean);
  const { properties = {}, description = '' } = parentSchema;
  const near = nearest(key || String(data), allowedValues ?? Object.keys(properties)).join(', ');
  const says: Readonly<Record<string, string>> = {
    required: `is missing. ${properties[key]?.description}`,
    additionalProperties: `isn't a key. Nearest: ${near}.`,
    enum: `is "${data}". Nearest: ${near}.`,
  };
  const found = keyword.endsWith('Length')
    ? `has ${String(data).length} characters`
    : `is ${JSON.stringify(data)}`;
  const fault = says[keyword] ?? `${found}. ${description}`;
  return { field: keys[0] ?? '', says: `\`${keys.join('.')}\` ${fault}`.trim() };
}

/** Returns the date of a page's `reviewed` as text: YAML would turn February 30 into March 2. */
export function reviewedIn(source: string): string | undefined {
  const [, head = ''] = source.split(/^\uFEFF?---\s*$/m);
  return /^reviewed:\s*(.*?)\s*$/m.exec(head)?.[1];
}

/** Returns what is wrong with the front matter of a page, whose id is its path below `docs/` without the extension. */
export function frontMatterFaults(
  id: string,
  frontMatter: Readonly<Record<string, unknown>>,
  source: string,
): FrontMatterFault[] {
  const check = settingsPageOf(id) ? validateSettings : validate;
  const reviewed = 'reviewed' in frontMatter ? { reviewed: reviewedIn(source) } : {};
  return check({ ...frontMatter, ...reviewed }) ? [] : (check.errors ?? []).map(faultOf);
}

/** Reads a page's front matter as Docusaurus does. Throws an error that names the file and each mistake in it. */
export const parseCheckedFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
  if (!file.startsWith('docs/')) {
    return parsed;
  }
  const id = pageIdOf(params.filePath);
  const faults = frontMatterFaults(id, parsed.frontMatter, params.fileContent);
  if (faults.length > 0) {
    const all = faults.map(({ says }) => says).join('\n- ');
    throw new Error(`${file}:1 has mistakes in its front matter, between the two --- lines:\n- ${all}`);
  }
  // Docusaurus adds the front matter to the page's script. What only the build reads is left out.
  const { index, access: _, ...shown } = parsed.frontMatter;
  const reviewed = reviewedIn(params.fileContent);
  return {
    ...parsed,
    frontMatter: {
      ...shown,
      // The search also uses the words of the index.
      keywords: [indexEntries(index).map(({ word }) => word), shown.keywords].flat(),
      ...(reviewed && { reviewed }),
    },
  };
};
