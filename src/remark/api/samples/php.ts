import { literal } from './literal';
import type { SampleRequest } from './request';

/** The request as a PHP script. */
export function php({ method, url, version, idempotent, body }: SampleRequest): string {
  return [
    '<?php',
    `$request = curl_init('${url}');`,
    'curl_setopt_array($request, [',
    ...(method === 'GET' ? [] : [`    CURLOPT_CUSTOMREQUEST => '${method}',`]),
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 30,',
    '    CURLOPT_HTTPHEADER => [',
    "        'Authorization: Bearer ' . getenv('ROOKERY_API_KEY'),",
    `        'Rookery-Version: ${version}',`,
    ...(idempotent ? ["        'Idempotency-Key: ' . bin2hex(random_bytes(16)),"] : []),
    ...(body ? ["        'Content-Type: application/json',"] : []),
    '    ],',
    ...(body ? [`    CURLOPT_POSTFIELDS => json_encode(${literal(body, 'php', 1)}),`] : []),
    ']);',
    '$response = curl_exec($request);',
    'if ($response === false) {',
    '    throw new RuntimeException(curl_error($request));',
    '}',
    '$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);',
    'if ($status >= 300) {',
    '    throw new RuntimeException("$status $response");',
    '}',
    "echo $status, ' ', $response, PHP_EOL;",
  ].join('\n');
}
