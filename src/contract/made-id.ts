const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The ids of golfers and sign-ins until version 1.0. */
const formerId = /^[\dA-Za-z]{32}$/;

/** The id of nothing: no row has it, and every other id comes after it. */
export const noId = '00000000-0000-0000-0000-000000000000';

/** The UUID that replaced a former id; any other id stays as it is. For what devices have kept. */
export const presentId = (kept: string): string => (formerId.test(kept) ? madeIdOf(kept) : kept);

/**
 * The UUID of a row that the server has made, from an id in a request. A former id becomes the UUID that replaced it:
 * the last four bits of each character's code are a digit. Devices, mails and bookmarks still have such ids. Any other
 * text becomes the id of nothing, so that it is answered as an unknown id is.
 */
export function madeIdOf(given: string): string {
  if (uuid.test(given)) return given;
  if (!formerId.test(given)) return noId;
  const digits = Array.from(given, (letter) => (letter.charCodeAt(0) % 16).toString(16)).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
