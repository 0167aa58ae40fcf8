import { parse } from '@babel/parser';
import type { CallExpression, Expression, Node, ObjectExpression, ObjectProperty } from '@babel/types';

/** A node of a program with its place in the text. */
export type Placed<Kind extends Node = Node> = Kind & { readonly start: number; readonly end: number };

function isPlaced<Kind extends Node>(node: Kind): node is Placed<Kind> {
  return typeof node.start === 'number' && typeof node.end === 'number';
}

/** The node with its place, which everything that was parsed has. */
export function placed<Kind extends Node>(node: Kind): Placed<Kind> {
  if (!isPlaced(node)) {
    throw new Error(`A ${node.type} has no place in the text.`);
  }
  return node;
}

/** A TypeScript file, with JSX where its name says so, as a tree. */
export function programOf(file: string, text: string): Node {
  return parse(text, {
    sourceType: 'module',
    sourceFilename: file,
    plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
  });
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
  );
}

/** Calls back for a node and everything below it, each with the nodes around it, the innermost last. */
export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
): void {
  visit(node, parents);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) {
        walk(child, visit, [...parents, node]);
      }
    }
  }
}

/** The expression without `as …`, `satisfies …` and parentheses around it. */
function bare(node: Expression): Expression {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? bare(node.expression)
    : node;
}

/** What a constant at the top of a file is set to; nothing where there is none of that name. */
export function constantOf(program: Node, name: string): Expression | undefined {
  let found: Expression | undefined;
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === name) {
      found ??= node.init ? bare(node.init) : undefined;
    }
  });
  return found;
}

/** The name of a property that is written as a word or in quotes. */
function keyOf({ key, computed }: ObjectProperty): string | undefined {
  if (computed) {
    return undefined;
  }
  return key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : undefined;
}

/** The properties of an object by name; nothing where one of them is anything but `name: value`. */
export function propertiesOf(object: ObjectExpression): Map<string, ObjectProperty> | undefined {
  const found = new Map<string, ObjectProperty>();
  for (const property of object.properties) {
    const key = property.type === 'ObjectProperty' ? keyOf(property) : undefined;
    if (property.type !== 'ObjectProperty' || key === undefined) {
      return undefined;
    }
    found.set(key, property);
  }
  return found;
}

/** The name of the function that a call calls. */
export function calleeOf({ callee }: CallExpression): string | undefined {
  return callee.type === 'Identifier' ? callee.name : undefined;
}
