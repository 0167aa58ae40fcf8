import Ajv, { type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import { planIds } from '../../src/facts/plans';
import { rankIds } from '../../src/facts/ranks';
import { roles } from '../../src/facts/roles';
import { nearest } from '../../src/markdown/html/lookUp';
import { settingsPageOf } from '../../src/markdown/pages/access';

const text = { type: 'string', pattern: '\\S' };
const list = { type: 'array', items: text };
const note = { ...text, not: { pattern: '\\.$' }, description: 'A few words without a period at the end.' };
const who = { enum: [...rankIds, ...Object.keys(roles)] };
const plan = { enum: planIds };
const fromFacts = {
  not: {},
  description: 'On a Chat settings page, it comes from `src/facts/settings`. Remove it.',
};

/** Fields that Docusaurus documents. It checks them itself. */
const docusaurusFields = [
  ...[
    'id',
    'slug',
    'tags',
    'image',
    'draft',
    'unlisted',
    'last_update',
    'custom_edit_url',
    'parse_number_prefixes',
  ],
  ...['hide_title', 'hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level'],
  ...['sidebar_label', 'sidebar_position', 'sidebar_key', 'sidebar_class_name', 'sidebar_custom_props'],
  ...['displayed_sidebar', 'pagination_label', 'pagination_next', 'pagination_prev'],
];

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
    ...Object.fromEntries(docusaurusFields.map((name) => [name, {}])),
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

/** Returns what is wrong with the front matter of a page, whose id is its path below `docs/` without the extension. */
export function frontMatterFaults(
  id: string,
  frontMatter: Readonly<Record<string, unknown>>,
  reviewed: string | undefined,
): FrontMatterFault[] {
  const check = settingsPageOf(id) ? validateSettings : validate;
  return check({ ...frontMatter, ...(reviewed && { reviewed }) }) ? [] : (check.errors ?? []).map(faultOf);
}
