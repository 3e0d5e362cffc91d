/** Devices and services that no page of ours uses, nor any page or picture within it. */
const unused = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'usb'],
];

export const permissionsPolicy = unused.map((feature) => `${feature}=()`).join(', ');

/** Of JSON, also where it leaves before the hooks of the server have run: it may load nothing. */
export const bareHeaders = {
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

/** Of the answers to calls. */
export const callHeaders = {
  ...bareHeaders,
  'cross-origin-resource-policy': 'same-origin',
} as const;
