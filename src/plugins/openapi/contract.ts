import {
  type Answer,
  type Contract,
  methods,
  type Operation,
  type Parameter,
  type Reference,
  type Schema,
} from './types';

/** An operation with its place in the contract. */
export interface PlacedOperation {
  readonly method: (typeof methods)[number];
  /** After the base address, with `{placeholders}`. */
  readonly path: string;
  readonly operation: Operation;
}

/** Every operation of the contract, in its order. */
export function operationsOf({ paths }: Contract): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}

function targetOf<Part>(parts: Readonly<Record<string, Part>>, { $ref }: Reference): Part {
  const part = parts[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (part === undefined) {
    throw new Error(`The contract of the API points to ${$ref}, which it does not hold.`);
  }
  return part;
}

/** The parameters of an operation, those that it shares with others included. */
export function parametersOf({ components }: Contract, { parameters }: Operation): Parameter[] {
  return parameters.map((each) => ('$ref' in each ? targetOf(components.parameters, each) : each));
}

/** The answers of an operation by their status, those that it shares with others included. */
function answersOf({ components }: Contract, { responses }: Operation): [string, Answer][] {
  return Object.entries(responses).map(([status, each]) => [
    status,
    '$ref' in each ? targetOf(components.responses, each) : each,
  ]);
}

/** The successful answer of an operation. Each has one. */
export function successOf(contract: Contract, operation: Operation): [string, Answer] {
  const found = answersOf(contract, operation).find(([status]) => status.startsWith('2'));
  if (!found) {
    throw new Error(`The operation ${operation.operationId} of the contract has no success.`);
  }
  return found;
}

/** An error that an operation has beside those of every operation. */
export interface OwnError {
  readonly type: string;
  readonly status: string;
  /** What causes it here. */
  readonly when: string;
}

/** The errors of an operation whose cause is particular to it. */
export function ownErrorsOf({ responses }: Operation): OwnError[] {
  return Object.entries(responses).flatMap(([status, each]) =>
    '$ref' in each && each.description
      ? [{ type: each.$ref.slice(each.$ref.lastIndexOf('/') + 1), status, when: each.description }]
      : [],
  );
}

/** The schema of a body to send, if the operation takes one. */
export function bodyOf({ requestBody }: Operation): Schema | undefined {
  return requestBody?.content['application/json']?.schema;
}
