/** A header of every response. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/**
 * Tells browsers to keep using HTTPS for two years. To go back to plain HTTP, set `max-age=0` first and wait until readers
 * have visited.
 */
export const transportSecurity: Header = {
  name: 'Strict-Transport-Security',
  value: 'max-age=63072000; includeSubDomains',
};

// Only features that Chromium knows. It logs a message about each one that it does not.
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

/** The headers of every response, including errors and redirects. */
export const securityHeaders: readonly Header[] = [
  // The rest of the policy is in each page. This part only works as a header.
  { name: 'Content-Security-Policy', value: "frame-ancestors 'none'" },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { name: 'Permissions-Policy', value: unusedFeatures.map((feature) => `${feature}=()`).join(', ') },
  { name: 'Referrer-Policy', value: 'same-origin' },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'X-Frame-Options', value: 'DENY' },
];

/** `Cache-Control` for files with a hash of their content in their names. */
export const keepForever = 'public, max-age=31536000, immutable';
