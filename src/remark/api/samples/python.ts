import { literal } from './literal';
import type { SampleRequest } from './request';

/** The request as a Python script. */
export function python({ method, address, version, idempotent, body }: SampleRequest): string {
  return [
    ...(body ? ['import json'] : []),
    'import os',
    'import urllib.request',
    ...(idempotent ? ['import uuid'] : []),
    '',
    'request = urllib.request.Request(',
    `    "${address}",`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    '    headers={',
    `        "Authorization": f"Bearer {os.environ['ROOKERY_API_KEY']}",`,
    `        "Rookery-Version": "${version}",`,
    ...(idempotent ? ['        "Idempotency-Key": str(uuid.uuid4()),'] : []),
    ...(body ? ['        "Content-Type": "application/json",'] : []),
    '    },',
    ...(body ? [`    data=json.dumps(${literal(body, 'python', 1)}).encode(),`] : []),
    ')',
    'with urllib.request.urlopen(request) as answer:',
    '    print(answer.status, answer.read().decode())',
  ].join('\n');
}
