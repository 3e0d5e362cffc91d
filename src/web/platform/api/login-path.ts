/**
 * Where signing in begins: a navigation of the browser, so that the server can send it elsewhere to
 * prove who it is. `next` is the path of this app to come back to.
 */
export function loginPath(next?: string): string {
  return next === undefined ? '/api/login' : `/api/login?next=${encodeURIComponent(next)}`;
}
