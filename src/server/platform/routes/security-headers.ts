/** Device features that no page of ours uses, nor any content embedded in it. */
const unused = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'usb'],
];

export const permissionsPolicy = unused.map((feature) => `${feature}=()`).join(', ');

/** The headers of JSON responses, even if sent before the server's hooks run: the JSON may not load anything. */
export const bareHeaders = {
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

/** The headers of API responses. */
export const callHeaders = {
  ...bareHeaders,
  'cross-origin-resource-policy': 'same-origin',
} as const;
