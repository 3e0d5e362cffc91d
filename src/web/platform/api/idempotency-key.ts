/**
 * A random UUID for the `Idempotency-Key` of a form. `crypto.randomUUID` exists only on secure pages, but a club
 * may serve the app on its own network without a certificate.
 */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, place) => marked(byte, place).toString(16).padStart(2, '0'));
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Sets the version (4, in byte 6) and the variant (in byte 8) as defined in RFC 9562. */
function marked(byte: number, place: number): number {
  if (place === 6) return (byte & 0x0f) | 0x40;
  return place === 8 ? (byte & 0x3f) | 0x80 : byte;
}
