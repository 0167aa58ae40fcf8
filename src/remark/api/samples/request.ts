import { bodyOf, type Contract, type PlacedOperation } from '../contract';

/** A request as the samples send it. */
export interface SampleRequest {
  /** Name of the operation: `create-chat`. */
  readonly id: string;
  readonly method: string;
  /** The whole URL, with sample ids and a query. */
  readonly url: string;
  /** The API version that it uses. */
  readonly version: string;
  /** Whether it sends an `Idempotency-Key`. */
  readonly idempotent: boolean;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Returns a value encoded for a query. Colons in times aren't encoded. */
function inQuery(value: unknown): string {
  return encodeURIComponent(String(value)).replaceAll('%3A', ':');
}

/** Returns the sample request of an operation, from the examples in the contract. */
export function sampleRequest(
  contract: Contract,
  { method, path, operation }: PlacedOperation,
): SampleRequest {
  const parameters = operation.parameters.filter(({ example }) => example !== undefined);
  const exampleOf = Object.fromEntries(parameters.map(({ name, example }) => [name, String(example)]));
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, example }) => `${name}=${inQuery(example)}`)
    .join('&');
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => exampleOf[name] ?? whole);
  const body = bodyOf(operation)?.example;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    url: `${contract.servers[0]?.url}${filled}${query && `?${query}`}`,
    version: contract.info.version,
    idempotent: 'Idempotency-Key' in exampleOf,
    ...(body !== undefined && { body: body as SampleRequest['body'] }),
  };
}
