import { between, upTo } from '../../facts/quantity';
import { table } from '../facts/html';
import { code } from '../facts/tags/tables/cells';
import { ofList } from '../facts/tags/tables/define';
import type { Schema } from './contract';

/** A field as a reference shows it. */
export interface SchemaRow {
  /** With the names of the objects around it: `author.rank`. */
  readonly name: string;
  readonly schema: Schema;
  readonly description: string;
  readonly required: boolean;
  /** Where a parameter belongs: in the path or the query. */
  readonly place?: string;
}

function typesOf({ type }: Schema): string[] {
  return [type ?? []].flat();
}

/** Returns the type of a field as readers know it: `time`, `array of string`, `string | null`. */
export function typeText(schema: Schema): string {
  const [type = 'any', ...others] = typesOf(schema).map((name) =>
    name === 'string' && schema.format === 'date-time' ? 'time' : name,
  );
  const whole = type === 'array' ? `array of ${typesOf(schema.items ?? {}).join(' | ')}` : type;
  return [whole, ...others].join(' | ');
}

function either(parts: readonly string[]): string {
  return parts.length > 1
    ? `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} or ${parts.at(-1)}`
    : parts.join('');
}

/** Returns the ids of a pattern as readers know them, such as `acc_…`. Any other pattern stays as it is. */
function patternTexts(pattern: string): string[] {
  const prefixes = /^\^\(?([a-z]+(?:\|[a-z]+)*)\)?_/.exec(pattern)?.[1];
  return prefixes ? prefixes.split('|').map((prefix) => `\`${prefix}_…\``) : [`matching \`${pattern}\``];
}

function sizeText(min: number | undefined, max: number | undefined, unit: string): string[] {
  if (max === undefined) {
    return [];
  }
  return [min === undefined ? upTo(max, unit).text : between(min, max, unit).text];
}

/** Returns the single values and kinds of values that a schema allows. */
function choices({ enum: values = [], pattern, anyOf = [], type, description }: Schema): string[] {
  return [
    ...values.filter((value) => value !== null).map((value) => `\`${value}\``),
    ...(pattern ? patternTexts(pattern) : []),
    ...anyOf.flatMap(choices),
    // A description says what a schema can't, such as that it's the name of a custom rank.
    ...(!type && description ? [description.charAt(0).toLowerCase() + description.slice(1, -1)] : []),
  ];
}

/** Returns what a schema allows, in words. */
function limitText(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, items } = schema;
  const entry = items ? sizeText(items.minLength, items.maxLength, 'character') : [];
  return [
    ...sizeText(minLength, maxLength, 'character'),
    ...sizeText(minimum, maximum, 'count'),
    ...sizeText(minItems, maxItems, 'entry'),
    ...entry.map((text) => `${text} each`),
    either(choices(schema)),
  ]
    .filter(Boolean)
    .join(', ');
}

function defaultText({ default: value }: Schema): string | undefined {
  return value === undefined ? undefined : `\`${value}\``;
}

/** Returns the fields of an object. Fields of objects inside it have their full names. */
export function rowsOf({ properties = {}, required = [] }: Schema, parent = ''): SchemaRow[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    {
      name: parent + name,
      schema,
      description: schema.description ?? '',
      required: required.includes(name),
    },
    ...rowsOf(schema, `${parent}${name}.`),
    ...rowsOf(schema.items ?? {}, `${parent}${name}[].`),
  ]);
}

/**
 * Returns the table of an object's fields or of parameters.
 * @param prefix before the name in the id of each row
 * @param isRequest whether to say which fields are required; a response always has all fields
 */
export function schemaTable(caption: string, prefix: string, rows: readonly SchemaRow[], isRequest: boolean) {
  const { columns, rows: lines } = ofList<SchemaRow>(
    caption,
    rows,
    [
      ['Name', ({ name }) => [code(name)]],
      ['In', ({ place }) => place],
      ['Type', ({ schema }) => [code(typeText(schema))]],
      ['Description', ({ description }) => description],
      ['Required', ({ required }) => (isRequest && required ? 'Yes' : undefined)],
      [isRequest ? 'Limit' : 'Values', ({ schema }) => limitText(schema)],
      ['Default', ({ schema }) => defaultText(schema)],
    ],
    // A URL can't contain the brackets of an array.
    ({ name }) => name.replaceAll('[]', ''),
  );
  return table(
    caption,
    columns,
    lines.map(({ id, cells }) => ({ id: `${prefix}-${id}`, cells })),
  );
}
