import { atLeast, between, exactly, type Unit, upTo } from '../../facts/quantity';
import { capitalize, orList, uncapitalize } from '../../utils/text';
import type { Definition } from '../html/definitionList';
import { h } from '../html/hast';
import type { Schema } from './schema';

/** The names of formats in the reference. */
const formatNames: Readonly<Record<string, string>> = {
  'date-time': 'time',
  email: 'email address',
  uri: 'URL',
};

/** Names the types of a value or of its alternatives: `time`, `string`, `null`. */
function typeNames({ type, format = '', anyOf = [] }: Schema): string[] {
  return type === undefined
    ? [...new Set(anyOf.flatMap(typeNames))]
    : [type].flat().map((name) => (name === 'string' && formatNames[format]) || name);
}

/** Names the type of a field: `time`, `array of email addresses`, `string | null`. */
function typeText(schema: Schema): string {
  const plurals = typeNames(schema.items ?? {}).map((name) => `${name}${name.endsWith('s') ? 'es' : 's'}`);
  const arrayText = `array of ${plurals.join(' | ') || 'anything'}`;
  const names = typeNames(schema).map((name) => (name === 'array' ? arrayText : name));
  return names.join(' | ') || 'any';
}

/** Describes a pattern by the prefixes of its ids, if it has any. */
function patternText(pattern: string): string {
  const prefixes = /^\^\(?([a-z]+(?:\|[a-z]+)*)\)?_/.exec(pattern)?.[1]?.split('|');
  return prefixes
    ? `starts with ${orList.format(prefixes.map((prefix) => `\`${prefix}_\``))}`
    : `matches \`${pattern}\``;
}

/** Describes the limits of a size. A lower bound of 0 alone is left out. */
function sizeText(min: number | undefined, max: number | undefined, unit: Unit): string[] {
  if (max === undefined) {
    return min ? [atLeast(min, unit).text] : [];
  }
  const quantity =
    min === undefined ? upTo(max, unit) : min === max ? exactly(max, unit) : between(min, max, unit);
  return [quantity.text];
}

function sizesOf({ minLength, maxLength, minimum, maximum, minItems, maxItems }: Schema): string[] {
  return [
    ...sizeText(minLength, maxLength, 'character'),
    ...sizeText(minimum, maximum, 'count').map((text) => `range: ${text}`),
    ...sizeText(minItems, maxItems, 'entry'),
  ];
}

/** A value as code. Without quotes, an empty text would be invisible. */
function codeText(value: unknown): string {
  return `\`${value === '' || typeof value === 'object' ? JSON.stringify(value) : value}\``;
}

/** The number of values from which they are left out, because the page has a table of them. */
const manyValues = 20;

/** Lists the values that a schema allows. */
function allowedValues({ enum: values = [], const: only, pattern, anyOf = [] }: Schema): string[] {
  return [
    ...(only === undefined ? [] : [codeText(only)]),
    ...(values.length < manyValues ? values : []).filter((value) => value !== null).map(codeText),
    ...(pattern ? [patternText(pattern)] : []),
    // A description explains values that a schema can't list, such as the names of custom ranks.
    ...anyOf.flatMap((option) =>
      option.description
        ? [uncapitalize(option.description).slice(0, -1)]
        : [...sizesOf(option), ...allowedValues(option)],
    ),
  ];
}

/** Lists the limits of a value: `up to 5 characters`, `range: 1–5`, "one of `a` or `b`". */
function limitsOf(schema: Schema): string[] {
  const values = allowedValues(schema);
  // After "one of", there can be values, but no descriptions of values.
  const isList = values.length > 1 && values.every((value) => value.startsWith('`'));
  const valuesText = (isList ? 'one of ' : '') + orList.format(values);
  return [...sizesOf(schema), ...(values.length > 0 ? [valuesText] : [])];
}

/** Describes the values that a schema allows, and its default. */
function constraintsText(schema: Schema): string {
  const limits = [...limitsOf(schema), ...limitsOf(schema.items ?? {}).map((text) => `each ${text}`)];
  return [
    ...(limits.length > 0 ? [`${capitalize(limits.join(', '))}.`] : []),
    ...(schema.default === undefined ? [] : [`Default:\u00a0${codeText(schema.default)}.`]),
  ].join(' ');
}

/** Options for a list of fields. */
interface FieldOptions {
  /** The beginning of each field's id. */
  readonly prefix: string;
  /** Marks required fields. Responses have all fields. */
  readonly isRequest?: boolean;
  /** The page with the sections of objects, to which fields link. */
  readonly objectPage?: string;
}

/** Lists the fields of an object. `parent` is the path to the object, with which the names of its fields start. */
export function toDefinitions(schema: Schema, options: FieldOptions, parent = ''): Definition[] {
  const { prefix, isRequest, objectPage } = options;
  return Object.entries(schema.properties ?? {}).map(([key, field]): Definition => {
    const name = parent + key;
    const isRequired = isRequest && schema.required?.includes(key);
    const { title, description = '', items = {} } = field;
    const id = `${prefix}-${name}`;
    const entry = { name, id, type: typeText(field), description, notes: constraintsText(field), isRequired };
    if (title && objectPage) {
      return {
        ...entry,
        type: h('a', { href: `${objectPage}#${title.toLowerCase()}` }, title),
        description: '',
      };
    }
    const inside = [
      ...toDefinitions(field, options, `${name}.`),
      ...toDefinitions(items, options, `${name}[].`),
    ];
    return { ...entry, fields: inside };
  });
}
