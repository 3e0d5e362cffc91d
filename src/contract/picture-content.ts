const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** The first bytes of the formats that pictures may have. A WebP has its length after them. */
const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, ...ascii('PNG')],
  ascii('GIF8'),
  ascii('RIFF'),
] as const;

/** Whether a file begins like a JPEG, PNG, GIF or WebP. If it cannot be decoded, it is damaged, not of another type. */
export const beginsLikePicture = (bytes: Uint8Array): boolean =>
  beginnings.some((beginning) => beginning.every((byte, place) => bytes[place] === byte));
