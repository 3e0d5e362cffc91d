/**
 * Why this page cannot use passkeys; null if it can. Browsers allow them only on https pages and on localhost, and only
 * for hosts with a name.
 */
export function passkeyFault(): 'https' | 'numbers' | 'unsupported' | null {
  if (!globalThis.isSecureContext) return 'https';
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'numbers';
  return 'PublicKeyCredential' in globalThis ? null : 'unsupported';
}
