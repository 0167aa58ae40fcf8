import type { ApiField, Bounds } from '../../facts/api';
import { developerLimits } from '../../facts/limits/developers';
import type { Schema } from './types';

// The 32 characters of a ULID: digits and capitals without I, L, O and U.
const ulid = `[0-9A-HJKMNP-TV-Z]{${developerLimits['api-id-length'].max}}`;

/** A fragment of the facts as a sentence. Code at its start keeps its case. */
function sentence(fragment: string): string {
  return `${fragment.charAt(0).toUpperCase()}${fragment.slice(1)}${fragment.endsWith('.') ? '' : '.'}`;
}

/** The pattern of ids with one of some prefixes. */
function idPattern(prefixes: readonly string[]): string {
  const words = prefixes.map((prefix) => prefix.replace(/_$/, ''));
  return `^${words.length > 1 ? `(${words.join('|')})` : words.join('')}_${ulid}$`;
}

function bounds({ min, max }: Bounds, ends: readonly [min: keyof Schema, max: keyof Schema]): Schema {
  return {
    ...(min !== undefined && { [ends[0]]: min }),
    ...(max !== undefined && { [ends[1]]: max }),
  };
}

const lengths = ['minLength', 'maxLength'] as const;

/** The form of a text: its ids, values, pattern, format and length. */
function text(field: ApiField): Schema {
  const id = field.idsOf && { pattern: idPattern(field.idsOf) };
  const values = field.values && { enum: field.values };
  if (id && values) {
    return { type: 'string', anyOf: [id, values] };
  }
  if (values && field.otherValues) {
    return {
      type: 'string',
      anyOf: [values, { description: sentence(field.otherValues), minLength: 1 }],
    };
  }
  return {
    type: 'string',
    ...(field.format && { format: field.format }),
    ...(field.pattern && { pattern: field.pattern }),
    ...id,
    ...values,
    ...bounds(field.size ?? {}, lengths),
  };
}

function array(field: ApiField): Schema {
  const items =
    field.type === 'array of object'
      ? objectOf(field.fields ?? [])
      : { type: 'string', ...bounds(field.entrySize ?? {}, lengths) };
  return { type: 'array', ...bounds(field.size ?? {}, ['minItems', 'maxItems']), items };
}

const forms: Readonly<Record<string, (field: ApiField) => Schema>> = {
  string: text,
  time: () => ({ type: 'string', format: 'date-time' }),
  integer: ({ size }) => ({ type: 'integer', ...bounds(size ?? {}, ['minimum', 'maximum']) }),
  boolean: () => ({ type: 'boolean' }),
  object: ({ fields }) => objectOf(fields ?? []),
  'array of string': array,
  'array of object': array,
};

function orNull(schema: Schema): Schema {
  return {
    ...schema,
    type: [...[schema.type ?? []].flat(), 'null'],
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
}

/** The default as a value of the field's type; nothing where the facts give it in words. */
function defaultValue({ default: value, values, type }: ApiField): unknown {
  if (value === undefined || type === 'boolean' || type === 'integer') {
    return value && JSON.parse(value);
  }
  return values?.includes(value) ? value : undefined;
}

/** The schema of a field, a parameter, or a member of an object. */
export function schemaOf(field: ApiField): Schema {
  const [type = '', ...others] = field.type.split(' | ');
  const form = forms[type];
  if (!form) {
    throw new Error(`The field "${field.name}" of the API has the unknown type "${field.type}".`);
  }
  const schema = form(field);
  const value = defaultValue(field);
  return {
    ...(others.includes('null') ? orNull(schema) : schema),
    ...(value !== undefined && { default: value }),
  };
}

/** What a field is, with the default that is given in words. */
export function descriptionOf(field: ApiField): string {
  const inWords = field.default !== undefined && defaultValue(field) === undefined;
  return inWords ? `${sentence(field.does)} Default: ${field.default}.` : sentence(field.does);
}

function propertiesOf(fields: readonly ApiField[]): Record<string, Schema> {
  return Object.fromEntries(
    fields.map((field) => [field.name, { description: descriptionOf(field), ...schemaOf(field) }]),
  );
}

/** The schema of an object of an answer: every member is there, and others can come. */
export function objectOf(fields: readonly ApiField[]): Schema {
  return { type: 'object', required: fields.map(({ name }) => name), properties: propertiesOf(fields) };
}

/** The schema of a body to send: members that it does not know are refused. */
export function bodyOf(fields: readonly ApiField[], eitherOf: readonly string[] = []): Schema {
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : { minProperties: 1 }),
    properties: propertiesOf(fields),
    additionalProperties: false,
    ...(eitherOf.length > 0 && { oneOf: eitherOf.map((name) => ({ required: [name] })) }),
  };
}
