import { expect, test } from 'vitest';
import { operationSamples } from './samples';

const texts = { operationId: 'a', summary: 'A', description: 'A', responses: {} };
const operation = {
  ...texts,
  tags: ['a'] satisfies [string],
  method: 'GET',
  path: '/bans/{q}',
  parameters: [],
};

test.each(['path', 'query'] as const)('samples encode a parameter of the %s', (place) => {
  const parameters = [{ name: 'q', in: place, description: '', schema: {}, example: "wren's (owl)!*" }];
  const samples = operationSamples({ ...operation, parameters });
  expect(samples).toHaveLength(3);
  for (const { code } of samples) expect(code).toMatch(/[/=]wren%27s%20%28owl%29%21%2A/);
});

test('a sample for Node has quotes around the names that need them', () => {
  const requestBody = { content: { 'application/json': { schema: {}, example: { '2fa': 1, name2: 2 } } } };
  const [, { code }] = operationSamples({ ...operation, requestBody });
  expect(code).toMatch(/'2fa': 1,\s+name2: 2/);
});
