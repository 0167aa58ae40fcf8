import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { RootContent } from 'mdast';
import { capitalize, counted, uncapitalize } from '../../components/shared/text';
import { between, upTo } from '../../facts/quantity';
import { explicitJsx, inPage, marked } from '../facts/html';
import { box, codeBlock } from '../markdown';
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

/** Whether the value of a field can be null, which its entry says next to its type. */
export function isNullable(schema: Schema): boolean {
  return typesOf(schema).includes('null');
}

/** Returns the type of a field as readers know it: `time`, `array of strings`, `string`. */
export function typeText(schema: Schema): string {
  const [type = 'any', ...others] = typesOf(schema)
    .filter((name) => name !== 'null')
    .map((name) => (name === 'string' && schema.format === 'date-time' ? 'time' : name));
  const items = typesOf(schema.items ?? {}).map((name) => `${name}s`);
  const whole = type === 'array' ? `array of ${items.join(' | ')}` : type;
  return [whole, ...others].join(' | ');
}

function either(parts: readonly string[]): string {
  return parts.length > 1
    ? `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} or ${parts.at(-1)}`
    : parts.join('');
}

/** Returns what a pattern means to readers: the prefixes of ids. Any other pattern stays as it is. */
function patternText(pattern: string): string {
  const prefixes = /^\^\(?([a-z]+(?:\|[a-z]+)*)\)?_/.exec(pattern)?.[1]?.split('|');
  return prefixes
    ? `starts with ${either(prefixes.map((prefix) => `\`${prefix}_\``))}`
    : `matches \`${pattern}\``;
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
    ...(pattern ? [patternText(pattern)] : []),
    ...anyOf.flatMap(choices),
    // A description says what a schema can't, such as that it's the name of a custom rank.
    ...(!type && description ? [uncapitalize(description).slice(0, -1)] : []),
  ];
}

/** Returns what a schema allows, in words. */
function limitText(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, items } = schema;
  const values = choices(schema);
  const entry = items ? sizeText(items.minLength, items.maxLength, 'character') : [];
  return [
    ...sizeText(minLength, maxLength, 'character'),
    ...sizeText(minimum, maximum, 'count').map((text) => `range: ${text}`),
    ...sizeText(minItems, maxItems, 'entry'),
    ...entry.map((text) => `${text} each`),
    values.every((value) => value.startsWith('`')) && values.length > 1
      ? `one of ${values.join(' ')}`
      : either(values),
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

function definition({ schema, description }: SchemaRow): ElementContent[] {
  const limit = limitText(schema);
  const value = defaultText(schema);
  const notes = [capitalize(limit), value && `Default: ${value}`].filter(Boolean).join(' · ');
  return [
    h('p', marked(description)),
    ...(notes ? [h('p', { className: 'parameters__limits' }, marked(notes))] : []),
  ];
}

interface EntryOptions {
  /** Its brackets are left out, because a URL can't contain them. */
  readonly id?: string;
  readonly isRequired?: boolean;
  readonly isNullable?: boolean;
  /** The entries of its own fields, if it's an object or a list of objects. They are folded. */
  readonly fields?: readonly Element[];
}

/** Returns the entries of fields. Those of an object are inside the object's entry, if the list has one. */
export function entriesOf<Row extends SchemaRow>(
  rows: readonly Row[],
  toEntry: (row: Row, fields: readonly Element[]) => Element,
): Element[] {
  const isInside = ({ name }: Row, object: Row) =>
    name.startsWith(`${object.name}.`) || name.startsWith(`${object.name}[].`);
  return rows
    .filter((row) => !rows.some((object) => isInside(row, object)))
    .map((row) => {
      const inside = rows.filter((other) => isInside(other, row));
      return toEntry(row, entriesOf(inside, toEntry));
    });
}

function list(entries: readonly Element[]): Element {
  return h('dl', { className: 'parameters' }, [...entries]);
}

/** Returns entries that the reader unfolds. The theme's own element would need its script. */
function folded(name: Element, entries: readonly Element[]): ElementContent {
  const summary = h('summary', [`${counted(entries.length, 'field')} of `, name]);
  return explicitJsx('mdxJsxFlowElement', 'details', [summary, list(entries)]);
}

/**
 * Returns the list entry of a field, a parameter, or an error.
 * @param type its type or status
 */
export function entry(
  name: Element,
  type: string,
  content: readonly ElementContent[],
  { id, isRequired = false, isNullable = false, fields = [] }: EntryOptions = {},
): Element {
  const anchor = id?.replaceAll('[]', '');
  const states = [...(isRequired ? ['required'] : []), ...(isNullable ? ['nullable'] : [])];
  return h('div', { id: anchor }, [
    h('dt', [
      name,
      ' ',
      h('span', { className: 'parameters__type' }, [type]),
      ...states.flatMap((state) => [' ', h('span', { className: 'parameters__state' }, state)]),
      ...(anchor
        ? [
            h('a', {
              className: 'hash-link',
              href: `#${anchor}`,
              ariaLabel: `Direct link to ${textOf(name)}`,
            }),
          ]
        : []),
    ]),
    h('dd', [...content, ...(fields.length > 0 ? [folded(name, fields)] : [])]),
  ]);
}

/** Returns entries as a list in a page. */
export function entryList(entries: readonly Element[]): RootContent {
  return inPage(list(entries));
}

/** Returns a block of JSON. */
export function jsonBlock(value: unknown, title?: string): RootContent {
  return codeBlock('json', JSON.stringify(value, null, 2), title);
}

/**
 * Returns a part of a reference: the text, next to its samples where there is room.
 * @param name the name of the samples for screen readers, if they have several parts
 */
export function referencePart(
  text: readonly RootContent[],
  samples: readonly RootContent[],
  name?: string,
): RootContent {
  return box({ className: 'reference' }, [
    box({}, text),
    box({ className: 'reference__samples', ...(name ? { role: 'group', 'aria-label': name } : {}) }, samples),
  ]);
}

/**
 * Returns the list of an object's fields or of parameters, with what each one allows.
 * @param prefix before the name in the id of each one
 * @param isRequest whether to say which ones are required; a response always has all fields
 */
export function parameterList(prefix: string, rows: readonly SchemaRow[], isRequest: boolean): RootContent {
  return entryList(
    entriesOf(rows, (row, fields) =>
      entry(
        h('code', row.name),
        `${typeText(row.schema)}${row.place ? ` in the ${row.place}` : ''}`,
        definition(row),
        {
          id: `${prefix}-${row.name}`,
          isRequired: isRequest && row.required,
          isNullable: isNullable(row.schema),
          fields,
        },
      ),
    ),
  );
}
