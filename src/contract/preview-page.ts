/**
 * Addresses of the page that the builder shows in a frame of a phone's size: a program as golfers would read it. No
 * other page of the app may be framed, and this one only by the app itself.
 */
export const previewPage = /^\/admin\/programs\/[^/?]+\/preview(?:\?|$)/;

/** Where a program is previewed. */
export const previewUrl = (programId: string): string =>
  `/admin/programs/${encodeURIComponent(programId)}/preview`;
