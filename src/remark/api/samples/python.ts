import { literal } from './literal';
import type { SampleRequest } from './request';

/** The request as a Python script. */
export function python({ method, url, version, idempotent, body }: SampleRequest): string {
  return [
    ...(body ? ['import json'] : []),
    'import os',
    'import urllib.error',
    'import urllib.request',
    ...(idempotent ? ['import uuid'] : []),
    '',
    'request = urllib.request.Request(',
    `    "${url}",`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    '    headers={',
    `        "Rookery-Version": "${version}",`,
    ...(idempotent ? ['        "Idempotency-Key": str(uuid.uuid4()),'] : []),
    ...(body ? ['        "Content-Type": "application/json",'] : []),
    '    },',
    ...(body ? [`    data=json.dumps(${literal(body, 'python', 1)}).encode(),`] : []),
    ')',
    `request.add_unredirected_header("Authorization", f"Bearer {os.environ['ROOKERY_API_KEY']}")`,
    'try:',
    '    with urllib.request.urlopen(request, timeout=30) as response:',
    '        print(response.status, response.read().decode())',
    'except urllib.error.HTTPError as error:',
    '    raise SystemExit(f"{error.code} {error.read().decode()}")',
  ].join('\n');
}
