import { isRecord } from '../../utils/isRecord';

/** A JSON Schema 2020-12 with the keywords of the contracts. */
export interface Schema {
  /** The name of an object with its own section, to which fields of this type link. */
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
}

function resolvePointer(document: unknown, reference: string): object {
  const [, ...names] = reference.replace(/^[^#]*/, '').split('/');
  const keys = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = keys.reduce<unknown>(
    (node, key) => (isRecord(node) || Array.isArray(node) ? Reflect.get(node, key) : undefined),
    document,
  );
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
