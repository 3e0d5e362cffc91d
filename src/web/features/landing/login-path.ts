/** Signing in is a navigation of the browser, so that the server can send it elsewhere to prove who it is. */
export const loginPath = '/api/login';
