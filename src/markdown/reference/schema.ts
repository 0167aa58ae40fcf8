import * as v from 'valibot';
import { isRecord } from '../../utils/isRecord';

const text = v.optional(v.string());
const number = v.optional(v.number());
const values = v.optional(v.array(v.unknown()));

/** Accepts an object with some keywords. The reference doesn't show others. */
export function shownObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, received }) =>
    expected === 'never' ? `The reference doesn't show ${received} here.` : `This needs ${expected}.`,
  );
}

/** The keywords of a JSON Schema 2020-12 that the reference shows, or doesn't need. */
const keywords = {
  /** The name of an object with its own section, to which fields of this type link. */
  title: text,
  description: text,
  type: v.optional(v.union([v.string(), v.array(v.string())])),
  format: v.optional(v.pipe(v.string(), v.values(['date-time', 'email', 'uri']))),
  pattern: text,
  const: v.optional(v.unknown()),
  /** All values that are allowed. */
  enum: values,
  default: v.optional(v.unknown()),
  /** An example of an object, or the known values of a text to which Rookery can add others. */
  examples: values,
  minLength: number,
  maxLength: number,
  minimum: number,
  maximum: number,
  minItems: number,
  maxItems: number,
  minProperties: number,
  /** The description says which fields exclude each other. */
  oneOf: values,
  required: v.optional(v.array(v.string())),
  additionalProperties: v.optional(v.literal(false)),
  writeOnly: v.optional(v.boolean()),
};

type Keywords = v.InferOutput<v.StrictObjectSchema<typeof keywords, undefined>>;

export interface Schema extends Keywords {
  items?: Schema;
  properties?: Record<string, Schema>;
}

const properties = v.optional(
  v.record(
    v.string(),
    v.lazy(() => jsonSchema),
  ),
);

const entrySchema = shownObject({ ...keywords, properties });

/** A schema with references resolved. Lists have no other lists. */
export const jsonSchema: v.GenericSchema<Schema> = shownObject({
  ...entrySchema.entries,
  items: v.optional(entrySchema),
});

function resolvePointer(document: unknown, reference: string): object {
  const [, ...names] = reference.split('/');
  const target = names.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), document);
  if (!isRecord(target)) {
    throw new Error(`A contract refers to ${reference}, which doesn't exist. Correct the reference.`);
  }
  return target;
}

/** Replaces the references in a node of a contract with their targets. Keywords next to a reference override its target's. */
export function dereference(node: unknown, document: unknown, ancestors: readonly string[] = []): unknown {
  if (Array.isArray(node)) return node.map((item) => dereference(item, document, ancestors));
  if (!isRecord(node)) return node;
  const { $ref, ...siblings } = node;
  if (typeof $ref === 'string') {
    if (ancestors.includes($ref)) {
      throw new Error(
        `${$ref} contains itself, which a page can't show. Replace the inner reference with a description that links to its section.`,
      );
    }
    return dereference({ ...resolvePointer(document, $ref), ...siblings }, document, [...ancestors, $ref]);
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, dereference(value, document, ancestors)]),
  );
}
