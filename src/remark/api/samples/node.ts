import { literal } from './literal';
import type { SampleRequest } from './request';

/** The request as a JavaScript module for Node. */
export function node({ method, url, version, idempotent, body }: SampleRequest, hasBody: boolean): string {
  return [
    `const response = await fetch('${url}', {`,
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
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample's own template
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    hasBody ? 'console.log(response.status, await response.json());' : 'console.log(response.status);',
  ].join('\n');
}
