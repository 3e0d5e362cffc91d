/**
 * With this header, a read gets 204 instead of 401 when nobody is signed in. A browser reports a 401 as an error in
 * the console, and for a visitor it is not an error.
 */
export const ifSignedInHeader = 'x-if-signed-in';
