import { atLeast, between, type Unit, upTo } from '../../facts/quantity';
import { capitalize, uncapitalize } from '../../utils/text';
import { linkTo, orList } from '../html/content';
import type { Entry } from '../html/entries';
import type { Schema } from './schema';

function schemaTypes({ type }: Schema): string[] {
  return [type ?? []].flat();
}

/** The names of formats in the reference. */
const formatNames: Readonly<Record<string, string>> = {
  'date-time': 'time',
  email: 'email address',
  uri: 'URL',
};

/** Names the type of a field: `time`, `array of strings`, `string | null`. */
function typeText({ type, format = '', items = {} }: Schema): string {
  const names = schemaTypes({ type }).map((name) => {
    if (name === 'array') {
      const inside = schemaTypes(items).map((type) => `${type}s`);
      return `array of ${inside.join(' | ') || 'anything'}`;
    }
    return (name === 'string' && formatNames[format]) || name;
  });
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
  return [min === undefined ? upTo(max, unit).text : between(min, max, unit).text];
}

/** The number of values from which they are left out, because the page has a table of them. */
const manyValues = 20;

/** Lists the values that a schema allows. */
function allowedValues({ enum: values = [], const: only, pattern, anyOf = [] }: Schema): string[] {
  return [
    ...(only === undefined ? [] : [`\`${only}\``]),
    ...(values.length < manyValues ? values : [])
      .filter((value) => value !== null)
      .map((value) => `\`${value}\``),
    ...(pattern ? [patternText(pattern)] : []),
    // A description explains values that a schema can't list, such as the names of custom ranks.
    ...anyOf.flatMap((option) =>
      option.description ? [uncapitalize(option.description).slice(0, -1)] : allowedValues(option),
    ),
  ];
}

/** Describes the values that a schema allows, and its default. */
function constraintsText(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, items } = schema;
  const values = allowedValues(schema);
  // After "one of", there can be values, but no descriptions of values.
  const isList = values.length > 1 && values.every((value) => value.startsWith('`'));
  const entry = items ? sizeText(items.minLength, items.maxLength, 'character') : [];
  const defaultValue = schema.default;
  const defaultText = typeof defaultValue === 'object' ? JSON.stringify(defaultValue) : defaultValue;
  const limits = [
    ...sizeText(minLength, maxLength, 'character'),
    ...sizeText(minimum, maximum, 'count').map((text) => `range: ${text}`),
    ...sizeText(minItems, maxItems, 'entry'),
    ...entry.map((text) => `${text} each`),
    (isList ? 'one of ' : '') + orList.format(values),
  ].filter(Boolean);
  return [
    ...(limits.length > 0 ? [`${capitalize(limits.join(', '))}.`] : []),
    ...(defaultValue === undefined ? [] : [`Default:\u00a0\`${defaultText}\`.`]),
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
export function toEntries(schema: Schema, options: FieldOptions, parent = ''): Entry[] {
  const { prefix, isRequest, objectPage } = options;
  return Object.entries(schema.properties ?? {}).map(([key, field]): Entry => {
    const name = parent + key;
    const isRequired = isRequest && schema.required?.includes(key);
    const { title, description = '', items = {} } = field;
    const id = `${prefix}-${name}`;
    const entry = { name, id, type: typeText(field), description, notes: constraintsText(field), isRequired };
    if (title && objectPage) {
      return { ...entry, type: linkTo(`${objectPage}#${title.toLowerCase()}`, title), description: '' };
    }
    const inside = [...toEntries(field, options, `${name}.`), ...toEntries(items, options, `${name}[].`)];
    return { ...entry, fields: inside };
  });
}
