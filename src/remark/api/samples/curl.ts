import type { SampleRequest } from './request';

/** The request as a curl command. */
export function curl({ method, url, version, idempotent, body }: SampleRequest): string {
  const json = body && JSON.stringify(body, null, 2).replaceAll("'", "'\\''").replaceAll('\n', '\n  ');
  return [
    `curl --fail-with-body${method === 'GET' ? '' : ` -X ${method}`}`,
    `'${url}'`,
    '-H "Authorization: Bearer $ROOKERY_API_KEY"',
    `-H 'Rookery-Version: ${version}'`,
    ...(idempotent ? ['-H "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...(json ? ["-H 'Content-Type: application/json'", `-d '${json}'`] : []),
  ].join(' \\\n  ');
}
