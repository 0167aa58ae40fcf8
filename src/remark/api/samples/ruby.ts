import { literal } from './literal';
import type { SampleRequest } from './request';

/** The request as a Ruby script. */
export function ruby({ method, url, version, idempotent, body }: SampleRequest): string {
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
    `url = URI('${url}')`,
    `request = Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(url, {`,
    `  ${headers.join(',\n  ')}`,
    '})',
    ...(body ? [`request.body = JSON.generate(${literal(body, 'ruby', 0)})`] : []),
    "response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    'raise "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
    'puts response.code, response.body',
  ].join('\n');
}
