/**
 * The header of a read by which whoever is not signed in gets 204 and nothing, instead of 401: a browser reports
 * that on the console as an error, and for a visitor it is none.
 */
export const ifSignedInHeader = 'x-if-signed-in';
