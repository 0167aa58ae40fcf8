import { type Contract, operationsOf, type PlacedOperation } from '../../src/remark/api/contract';
import type { ApiCall } from './apiRecorder';

/** The API key that samples are run with. */
export const sampleKey = 'rk_test_8kD3rN6wX1pV5tB9qM2yC7fH4jG0sZaE';

/** Returns the operation of the contract that a call is for. */
export function operationOf(contract: Contract, { method, path }: ApiCall): PlacedOperation | undefined {
  const [address = ''] = path.split('?');
  return operationsOf(contract).find(
    (placed) =>
      placed.method === method.toLowerCase() &&
      new RegExp(`^${placed.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address),
  );
}

/** Returns what is wrong with a call, including what the mock ignores: an optional name that is mistyped or missing. */
export function faultsOf(contract: Contract, call: ApiCall): string[] {
  const { method, path, headers, status, violations } = call;
  const placed = operationOf(contract, call);
  if (!placed) {
    return [`${method} ${path} isn't an operation of the contract`];
  }
  const known = placed.operation.parameters;
  const query = [...new URL(path, 'http://localhost').searchParams.keys()];
  const unknown = query.filter((name) => !known.some((each) => each.in === 'query' && each.name === name));
  const missing = known.filter((each) => each.in === 'header' && !headers[each.name.toLowerCase()]);
  return [
    ...(status >= 200 && status < 300 ? [] : [`gets ${status}`]),
    ...(violations ? [`is against the contract: ${violations}`] : []),
    ...unknown.map((name) => `sends the unknown parameter ${name}`),
    ...missing.map(({ name }) => `does not send ${name}`),
    ...(headers.authorization === `Bearer ${sampleKey}` ? [] : ['does not send the key of ROOKERY_API_KEY']),
  ].map((fault) => `${method} ${path} ${fault}`);
}
