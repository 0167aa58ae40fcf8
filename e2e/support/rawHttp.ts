import http from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response as it was sent. */
export interface RawResponse {
  readonly status: number;
  /** By the name in lowercase. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a request can say apart from its address. */
export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Requests an address exactly as it's written, which `fetch` would not. Rejects if the connection breaks before the end.
 * @param port a port of this machine
 */
export function ask(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: RawRequest = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, method, agent: false, timeout: 20_000 };
    const request = http.request({ ...options, headers: { Host: 'localhost', ...headers } }, (response) => {
      const { statusCode: status = 0 } = response;
      buffer(response).then(
        (body) => resolve({ status, headers: response.headers as Record<string, string>, body }),
        reject,
      );
    });
    request.on('timeout', () => request.destroy(new Error(`No response to ${method} ${target}`)));
    request.on('error', reject).end();
  });
}
