import { between, upTo } from '../../../facts/quantity';
import type { Schema } from '../../../plugins/openapi/types';
import { table } from '../html';
import { code } from './tables/cells';
import { type FactTable, ofList } from './tables/define';

/** A field as the reference shows it. */
export interface SchemaRow {
  /** With the names of the objects around it: `author.rank`. */
  readonly name: string;
  readonly schema: Schema;
  readonly description: string;
  readonly required: boolean;
  /** Where a parameter stands. */
  readonly place?: string;
}

function typesOf({ type }: Schema): string[] {
  return [type ?? []].flat();
}

function typeText(schema: Schema): string {
  const [type = '', ...others] = typesOf(schema).map((name) =>
    name === 'string' && schema.format === 'date-time' ? 'time' : name,
  );
  const whole = type === 'array' ? `array of ${typesOf(schema.items ?? {}).join(' | ')}` : type;
  return [whole, ...others].join(' | ');
}

function either(parts: readonly string[]): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}` : parts.join('');
}

/** The ids of a pattern as readers know them, `acc_…`; another pattern as it is. */
function patternTexts(pattern: string): string[] {
  const prefixes = /^\^\(?([a-z]+(?:\|[a-z]+)*)\)?_/.exec(pattern)?.[1];
  return prefixes ? prefixes.split('|').map((prefix) => `\`${prefix}_…\``) : [`in the form \`${pattern}\``];
}

function sizeText(min: number | undefined, max: number | undefined, unit: string): string[] {
  if (max === undefined) {
    return [];
  }
  return [min === undefined ? upTo(max, unit).text : between(min, max, unit).text];
}

/** The single values and kinds of value that a schema allows. */
function choices({ enum: values = [], pattern, anyOf = [], type, description }: Schema): string[] {
  return [
    ...values.filter((value) => value !== null).map((value) => `\`${value}\``),
    ...(pattern ? patternTexts(pattern) : []),
    ...anyOf.flatMap(choices),
    // Words stand for what no schema can say, such as the names of custom ranks.
    ...(!type && description ? [description.charAt(0).toLowerCase() + description.slice(1, -1)] : []),
  ];
}

/** What a schema allows, in words. */
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

/** The members of an object, those of objects inside it under their whole names. */
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

function fieldTable(caption: string, rows: readonly SchemaRow[], needed: boolean): FactTable {
  return ofList<SchemaRow>(
    caption,
    rows,
    [
      ['Name', ({ name }) => [code(name)]],
      ['In', ({ place }) => place],
      ['Type', ({ schema }) => [code(typeText(schema))]],
      ['What it is', ({ description }) => description],
      ['Needed', ({ required }) => (needed && required ? 'Yes' : undefined)],
      [needed ? 'Limit' : 'Values', ({ schema }) => limitText(schema)],
      ['Default', ({ schema }) => defaultText(schema)],
    ],
    // An address cannot hold the brackets of an array.
    ({ name }) => name.replaceAll('[]', ''),
  );
}

/**
 * The table of an object's members or of parameters.
 * @param prefix before the name in the id of each row
 * @param needed whether to say which a request needs; in an answer every member is there
 */
export function schemaTable(caption: string, prefix: string, rows: readonly SchemaRow[], needed: boolean) {
  const { columns, rows: lines } = fieldTable(caption, rows, needed);
  return table(
    caption,
    columns,
    lines.map(({ id, cells }) => ({ id: `${prefix}-${id}`, cells })),
  );
}
