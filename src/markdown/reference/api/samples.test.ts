import { expect, test } from 'vitest';
import { operationSamples } from './samples';

test('the sample of curl sends a query with any method', () => {
  const parameter = { name: 'days', in: 'query', description: '', schema: {}, example: 7 } as const;
  const texts = { operationId: 'a', summary: 'A', description: 'A', tags: [], responses: {} };
  const [curl] = operationSamples({ ...texts, method: 'DELETE', path: '/bans', parameters: [parameter] });
  expect(curl.code).toContain('curl --fail-with-body -X DELETE \\\n  "$api/bans?days=7"');
});
