import { describe, expect, test } from 'vitest';
import { checkFeedbackEndpoint, feedbackOrigin, feedbackPath } from './feedbackEndpoint';

describe('checkFeedbackEndpoint', () => {
  test.each([
    'https://feedback.example/answers?site=docs',
    'https://feedback.example:8443',
    '/feedback',
    '/a/b.c',
  ])('accepts %s', (endpoint) => {
    expect(checkFeedbackEndpoint(endpoint, 'src/site.ts')).toBe(endpoint);
  });

  test.each([
    [
      'http://feedback.example/answers',
      /in ROOKERY_FEEDBACK does not use HTTPS.*Use an address such as https:/,
    ],
    ['feedback.example', /is neither a URL nor a path/],
    ['https://docs.rookery.example/feedback', /is on this site's own host\. Use its path: \/feedback$/],
    ['https://reader:secret@feedback.example/', /has a user name, a password/],
    ['https://*/', /a host that a policy cannot name/],
    ["https://a;script-src'self'/", /a host that a policy cannot name/],
    ['//feedback.example/answers', /is not a plain path/],
    ['/feedback/', /is not a plain path/],
    ['/feedback?a=1', /is not a plain path/],
    ['/feedback;}', /is not a plain path/],
    ['/../feedback', /is not a plain path/],
  ])('refuses %s', (endpoint, message) => {
    expect(() => checkFeedbackEndpoint(endpoint, 'ROOKERY_FEEDBACK')).toThrow(message);
  });
});

test('an endpoint is either a path of this site or an origin that the policy names', () => {
  expect([feedbackPath('/feedback'), feedbackOrigin('/feedback')]).toEqual(['/feedback', undefined]);
  const elsewhere = 'https://feedback.example:8443/answers?a=1';
  expect([feedbackPath(elsewhere), feedbackOrigin(elsewhere)]).toEqual([
    undefined,
    'https://feedback.example:8443',
  ]);
  expect([feedbackPath(null), feedbackOrigin(null)]).toEqual([undefined, undefined]);
});
