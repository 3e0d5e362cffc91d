/**
 * URLs of the program preview that the builder shows in a phone-sized frame. No other page of the app may be framed,
 * and only the app itself may frame this one.
 */
export const previewPage = /^\/admin\/programs\/[^/?]+\/preview(?:\?|$)/;

/** Returns the URL of a program's preview. */
export const previewUrl = (programId: string): string =>
  `/admin/programs/${encodeURIComponent(programId)}/preview`;
