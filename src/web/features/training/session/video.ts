// An uploaded video is named by its content alone.
const films = /\.(?:mp4|m4v|mov|webm|ogv)$|^\/api\/media\/[0-9a-f]+$/i;

const parsed = (url: string) => URL.parse(url, 'https://localhost');

/** True for an address that a browser can play by itself. */
export function isFilm(url: string): boolean {
  const address = parsed(url);
  return address !== null && /^https?:$/.test(address.protocol) && films.test(address.pathname);
}

/** The address when it is one of the web; null for anything else, such as `javascript:`. */
export function webPage(url: string): string | null {
  const address = parsed(url);
  return address !== null && /^https?:$/.test(address.protocol) ? url : null;
}
