import { expect, test } from 'vitest';
import { operationSamples } from './samples';

const texts = { operationId: 'a', summary: 'A', description: 'A', tags: [], responses: {} };

test('samples escape apostrophes in queries', () => {
  const parameters = [{ name: 'q', in: 'query', description: '', schema: {}, example: "wren's" }] as const;
  const samples = operationSamples({ ...texts, method: 'GET', path: '/bans', parameters });
  for (const { code } of samples) expect(code).toContain('q=wren%27s');
});
