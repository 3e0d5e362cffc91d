import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

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

/** The source expression that allows an inline script or style element in the content security policy. */
export const policySourceOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const policy = 'content-security-policy';

/** Adds sources to directives of the response's policy that allow this site itself. */
export function allowSources(reply: FastifyReply, sources: Readonly<Record<string, string>>): void {
  let value = String(reply.getHeader(policy) ?? '');
  for (const [directive, source] of Object.entries(sources)) {
    value = value.replace(`${directive} 'self'`, `${directive} 'self' ${source}`);
  }
  reply.header(policy, value);
}
