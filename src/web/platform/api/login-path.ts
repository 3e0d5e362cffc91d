/**
 * The URL that starts signing in. It is opened as a browser navigation, so that the server can redirect to an
 * identity provider. `next` is the path of this app to return to.
 */
export function loginPath(next?: string): string {
  return next === undefined ? '/api/login' : `/api/login?next=${encodeURIComponent(next)}`;
}
