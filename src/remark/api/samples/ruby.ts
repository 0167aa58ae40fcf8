import { literal } from './literal';
import type { SampleRequest } from './request';

/** The request as a Ruby script. */
export function ruby({ method, address, version, idempotent, body }: SampleRequest): string {
  const headers = [
    `'Authorization' => "Bearer #{ENV.fetch('ROOKERY_API_KEY')}"`,
    `'Rookery-Version' => '${version}'`,
    ...(idempotent ? ["'Idempotency-Key' => SecureRandom.uuid"] : []),
    ...(body ? ["'Content-Type' => 'application/json'"] : []),
  ];
  return [
    ...(body ? ["require 'json'"] : []),
    "require 'net/http'",
    ...(idempotent ? ["require 'securerandom'"] : []),
    '',
    `address = URI('${address}')`,
    `request = Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(address, {`,
    `  ${headers.join(',\n  ')}`,
    '})',
    ...(body ? [`request.body = JSON.generate(${literal(body, 'ruby', 0)})`] : []),
    "answer = Net::HTTP.start(address.host, address.port, use_ssl: address.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    'puts answer.code, answer.body',
  ].join('\n');
}
