import { expect, test } from 'vitest';
import { operationSamples } from './samples';

const texts = { operationId: 'a', summary: 'A', description: 'A', tags: [], responses: {} };

test.each(['path', 'query'] as const)('samples encode a parameter of the %s', (place) => {
  const parameters = [{ name: 'q', in: place, description: '', schema: {}, example: "wren's owl" }];
  const samples = operationSamples({ ...texts, method: 'GET', path: '/bans/{q}', parameters });
  expect(samples).toHaveLength(3);
  for (const { code } of samples) expect(code).toMatch(/[/=]wren%27s%20owl/);
});
