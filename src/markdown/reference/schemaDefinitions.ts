import { atLeast, between, exactly, type Unit, upTo } from '../../facts/quantity';
import { capitalize, orList, uncapitalize } from '../../utils/text';
import type { Definition } from '../html/definitionList';
import { element } from '../html/hast';
import type { Schema } from './schema';

/** The names of formats in the reference. */
const formatNames: Readonly<Record<string, string>> = {
  'date-time': 'time',
  email: 'email address',
  uri: 'URL',
};

/** Returns the types of a value or of its alternatives: `['time', 'null']`. */
function listTypes({ type, format = '', anyOf = [] }: Schema): string[] {
  return type === undefined
    ? [...new Set(anyOf.flatMap(listTypes))]
    : [type].flat().map((name) => (name === 'string' && formatNames[format]) || name);
}

/** Formats the type of a field: `time`, `array of email addresses`, `string | null`. */
function formatType(schema: Schema): string {
  const entryTypes = listTypes(schema.items ?? {});
  const [plural = 'anything'] = entryTypes.map((name) => `${name}${name.endsWith('s') ? 'es' : 's'}`);
  const arrayType = `array of ${entryTypes.length > 1 ? `(${entryTypes.join(' | ')})` : plural}`;
  const types = listTypes(schema).map((name) => (name === 'array' ? arrayType : name));
  return types.join(' | ') || 'any';
}

/** Describes a pattern by the prefixes of ids, if it has any: `^(acc|bot)_` starts with `acc_` or `bot_`. */
function describePattern(pattern: string): string {
  const prefixes = /^\^\(?([a-z]+(?:\|[a-z]+)*)\)?_/.exec(pattern)?.[1]?.split('|');
  return prefixes
    ? `starts with ${orList.format(prefixes.map((prefix) => `\`${prefix}_\``))}`
    : `matches \`${pattern}\``;
}

/** Describes a range. A lower bound of 0 alone is left out. */
function describeRange(min: number | undefined, max: number | undefined, unit: Unit): string[] {
  if (max === undefined) return min ? [atLeast(min, unit).text] : [];
  if (min === undefined) return [upTo(max, unit).text];
  return [(min === max ? exactly(max, unit) : between(min, max, unit)).text];
}

function describeRanges({ minLength, maxLength, minimum, maximum, minItems, maxItems }: Schema): string[] {
  return [
    ...describeRange(minLength, maxLength, 'character'),
    ...describeRange(minimum, maximum, 'count').map((text) => `range: ${text}`),
    ...describeRange(minItems, maxItems, 'entry'),
  ];
}

/** Formats a value as code. Without quotes, an empty text would be invisible. */
function formatValue(value: unknown): string {
  return `\`${value === '' || typeof value === 'object' ? JSON.stringify(value) : value}\``;
}

/** Longer lists of values are left out, because the page has a table of them. */
const maxListedValues = 19;

/** Returns the values that a schema allows, and phrases about values that it can't list. */
function listAllowed({ enum: allowed = [], const: fixedValue, pattern, anyOf = [] }: Schema) {
  const listed = allowed.length <= maxListedValues ? allowed.filter((value) => value !== null) : [];
  const values = [...(fixedValue === undefined ? [] : [fixedValue]), ...listed].map(formatValue);
  const phrases = pattern ? [describePattern(pattern)] : [];
  for (const option of anyOf) {
    if (option.description) {
      phrases.push(uncapitalize(option.description).replace(/\.$/, ''));
    } else {
      const inOption = listAllowed(option);
      values.push(...inOption.values);
      phrases.push(...describeRanges(option), ...inOption.phrases);
    }
  }
  return { values, phrases };
}

/** Describes which values are allowed: `['range: 1–5']`, ``['one of `a` or `b`']``. */
function describeAllowed(schema: Schema): string[] {
  const { values, phrases } = listAllowed(schema);
  const alternatives = orList.format([...values, ...phrases]);
  const prefix = values.length > 1 && phrases.length === 0 ? 'one of ' : '';
  return [...describeRanges(schema), ...(alternatives ? [prefix + alternatives] : [])];
}

function describeNotes(schema: Schema): string {
  const limits = [
    ...describeAllowed(schema),
    ...describeAllowed(schema.items ?? {}).map((limit) => `each ${limit}`),
  ];
  const sentences = limits.length > 0 ? [`${capitalize(limits.join(', '))}.`] : [];
  if (schema.default !== undefined) sentences.push(`Default:\u00a0${formatValue(schema.default)}.`);
  return sentences.join(' ');
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
