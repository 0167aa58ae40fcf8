import type { ServerLanguage } from './languages';

/** A text of a sample, and what replaces it. */
export type Replacement = readonly [from: string, to: string];

/** What the tests change in a receiver from the page about webhooks. */
export interface Receiver {
  /** The limit on slow requests. */
  readonly timeout?: Replacement;
  /** The first line of `work`, which the tests make slow or throw. */
  readonly work: Replacement;
}

/** The receivers by their language. */
export const receivers: Readonly<Record<ServerLanguage, Receiver>> = {
  js: {
    timeout: ['requestTimeout: 10_000', 'requestTimeout: 2_000, connectionsCheckingInterval: 100'],
    work: [
      'async function work(event) {',
      `$&
  if (event.data.mark === 'mark-slow') await new Promise((resolve) => setTimeout(resolve, 1500));
  if (event.data.mark === 'mark-throw') throw new Error('the work failed');`,
    ],
  },
  php: {
    work: [
      'function work(array $event): void\n{',
      `$&
    if ($event['data']['mark'] === 'mark-throw') throw new RuntimeException('the work failed');`,
    ],
  },
  ruby: {
    timeout: ['Timeout.timeout(10)', 'Timeout.timeout(2)'],
    work: [
      'def work(event)',
      `$&
  sleep 1.5 if event['data']['mark'] == 'mark-slow'
  raise 'the work failed' if event['data']['mark'] == 'mark-throw'`,
    ],
  },
  java: {
    timeout: ['maxReqTime", "10"', 'maxReqTime", "2"'],
    work: [
      'static void work(String event) throws Exception {',
      `$&
    if (event.contains("mark-slow")) Thread.sleep(1500);
    if (event.contains("mark-throw")) throw new Exception("the work failed");`,
    ],
  },
  python: {
    timeout: ['timeout = 10', 'timeout = 2'],
    work: [
      'def work(event):',
      `$&
    if event["data"].get("mark") == "mark-slow":
        time.sleep(1.5)
    if event["data"].get("mark") == "mark-throw":
        raise RuntimeError("the work failed")`,
    ],
  },
};
