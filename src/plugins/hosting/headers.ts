/** A header of every answer. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/**
 * For how long a browser that was here over HTTPS goes on using it: two years. A site that has to go back to plain HTTP
 * sets `max-age=0` first, and waits until its readers have come by.
 */
export const transportSecurity: Header = {
  name: 'Strict-Transport-Security',
  value: 'max-age=63072000; includeSubDomains',
};

// Only features that Chromium knows: it writes a message about each that it does not.
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * The headers that stand on every answer, errors and redirects too.
 * @param policy the Content-Security-Policy of the build
 */
export function securityHeaders(policy: string): readonly Header[] {
  return [
    { name: 'Content-Security-Policy', value: policy },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { name: 'Permissions-Policy', value: unusedFeatures.map((feature) => `${feature}=()`).join(', ') },
    { name: 'Referrer-Policy', value: 'same-origin' },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'X-Frame-Options', value: 'DENY' },
  ];
}

/** How long files may be kept: those with a hash in their name for ever, all others only if the server agrees. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;
