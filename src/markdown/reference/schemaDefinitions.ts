import { between, upTo } from '../../facts/quantity';
import { capitalize, orList } from '../../utils/text';
import type { Definition } from '../html/definitionList';
import { element } from '../html/hast';
import type { Schema } from './schema';

/** The names of formats in the reference. */
const formatNames: Readonly<Record<string, string>> = {
  'date-time': 'time',
  email: 'email address',
  uri: 'URL',
};

/** Formats the type of a field: `time`, `array of strings`, `string | null`. */
function formatType({ type = 'any', format = '', items }: Schema): string {
  const names = [type].flat().map((name) => {
    if (name === 'array') return `array of ${items?.type ?? 'any'}s`;
    return (name === 'string' && formatNames[format]) || name;
  });
  return names.join(' | ');
}

function describeRanges(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const ranges = [
    ['', minLength, maxLength, 'character'],
    ['range: ', minimum, maximum, 'count'],
    ['', minItems, maxItems, 'entry'],
  ] as const;
  return ranges.flatMap(([prefix, min, max, unit]) => {
    if (max === undefined) return [];
    return prefix + (min === undefined ? upTo(max, unit) : between(min, max, unit)).text;
  });
}

/** Describes a pattern by the prefixes of ids, if it has any: `^(acc|bot)_` starts with `acc_` or `bot_`. */
function describePattern(pattern: string): string {
  const prefixes = /^\^\(?([a-z]+(?:\|[a-z]+)*)\)?_/.exec(pattern)?.[1]?.split('|');
  return prefixes
    ? `starts with ${orList.format(prefixes.map((prefix) => `\`${prefix}_\``))}`
    : `matches \`${pattern}\``;
}

/** Describes listed values. Longer lists are left out, because a page has a table of them. */
function describeValues(phrase: string, values: readonly unknown[] = []): string[] {
  const codes = values.filter((value) => value !== null).map((value) => `\`${value}\``);
  return codes.length > 0 && codes.length < 20 ? [`${phrase} ${orList.format(codes)}`] : [];
}

/** Describes which values are allowed. Rookery can add to a list of examples, but not to one of `enum`. */
function describeAllowed(schema: Schema): string[] {
  const { pattern, type } = schema;
  return [
    ...describeRanges(schema),
    ...(pattern ? [describePattern(pattern)] : []),
    ...describeValues('one of', schema.enum),
    ...describeValues('such as', type === 'object' ? [] : schema.examples),
  ];
}

function describeNotes(schema: Schema): string {
  const each = describeAllowed(schema.items ?? {}).map((limit) => `each ${limit}`);
  const limits = capitalize([...describeAllowed(schema), ...each].join(', '));
  const defaultValue = schema.default === undefined ? '' : `Default:\u00a0\`${schema.default}\`.`;
  return [limits && `${limits}.`, defaultValue].filter(Boolean).join(' ');
}

interface DefinitionOptions {
  /** The start of each field's id. */
  readonly prefix: string;
  /** Marks required fields. Responses have all fields. */
  readonly isRequest?: boolean;
  /** The page with a section for each object with a title. Fields link to it. */
  readonly objectPage?: string;
}

/**
 * Returns the fields of an object for a definition list.
 * @param parent the path to the object, with which the names of its fields start: `author.`
 */
export function toDefinitions(schema: Schema, options: DefinitionOptions, parent = ''): Definition[] {
  const { prefix, isRequest, objectPage } = options;
  return Object.entries(schema.properties ?? {}).map(([key, field]): Definition => {
    const { title, description = '', items = {} } = field;
    const name = parent + key;
    // The `[]` of a field in a list doesn't belong in a URL.
    const id = `${prefix}-${name}`.replaceAll('[]', '');
    const isRequired = isRequest && schema.required?.includes(key);
    const notes = describeNotes(field);
    if (title && objectPage) {
      const type = element('a', { href: `${objectPage}#${title.toLowerCase()}` }, title);
      return { name, id, type, description: '', notes, isRequired };
    }
    const fields = [
      ...toDefinitions(field, options, `${name}.`),
      ...toDefinitions(items, options, `${name}[].`),
    ];
    return { name, id, type: formatType(field), description, notes, isRequired, fields };
  });
}
