import { literal } from './literal';
import type { SampleRequest } from './request';

/** The request as a JavaScript module for Node. */
export function node(
  { method, address, version, idempotent, body }: SampleRequest,
  answers: boolean,
): string {
  return [
    `const answer = await fetch('${address}', {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample's own template
    '    Authorization: `Bearer ${process.env.ROOKERY_API_KEY}`,',
    `    'Rookery-Version': '${version}',`,
    ...(idempotent ? ["    'Idempotency-Key': crypto.randomUUID(),"] : []),
    ...(body ? ["    'Content-Type': 'application/json',"] : []),
    '  },',
    ...(body ? [`  body: JSON.stringify(${literal(body, 'js', 1)}),`] : []),
    '});',
    answers ? 'console.log(answer.status, await answer.json());' : 'console.log(answer.status);',
  ].join('\n');
}
