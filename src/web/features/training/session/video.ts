// The URL of an uploaded video is a content hash without an extension.
const films = /\.(?:mp4|m4v|mov|webm|ogv)$|^\/api\/media\/[0-9a-f]+$/i;

const parsed = (url: string) => URL.parse(url, 'https://localhost');

/** Whether the URL is a video file that a browser can play. */
export function isFilm(url: string): boolean {
  const address = parsed(url);
  return address !== null && /^https?:$/.test(address.protocol) && films.test(address.pathname);
}

/** The URL if it is a web page; null for anything else, such as `javascript:`. */
export function webPage(url: string): string | null {
  const address = parsed(url);
  return address !== null && /^https?:$/.test(address.protocol) ? url : null;
}
