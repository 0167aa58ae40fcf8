import { expect, test } from 'vitest';
import { operationSamples } from './samples';

const texts = { operationId: 'a', summary: 'A', description: 'A', tags: [], responses: {} };
const parameter = { name: 'q', in: 'query', description: '', schema: {} } as const;

test('curl samples send a query with any method', () => {
  const parameters = [{ ...parameter, example: 7 }];
  const [curl] = operationSamples({ ...texts, method: 'DELETE', path: '/bans', parameters });
  expect(curl.code).toContain('curl --fail-with-body -X DELETE \\\n  "$api/bans?q=7"');
});

test('samples escape apostrophes in queries, and quote names that start with a digit', () => {
  const parameters = [{ ...parameter, example: "wren's" }];
  const samples = operationSamples({ ...texts, method: 'GET', path: '/bans', parameters });
  for (const { code } of samples) expect(code).toContain('q=wren%27s');
  const requestBody = { content: { 'application/json': { schema: {}, example: { '2fa': true, a1: 1 } } } };
  const [, node] = operationSamples({ ...texts, method: 'POST', path: '/bans', parameters: [], requestBody });
  expect(node.code).toMatch(/\s'2fa': true,\s+a1: 1\s/);
});
