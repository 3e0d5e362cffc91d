/** The header of every API answer with the build id of the server's web app; missing when there is no build. */
export const buildHeader = 'x-build';

/** The build id of a page that is served from its sources. */
export const unbuilt = 'development';

/** Returns the build id of a page; null if the page has none. */
export const buildOfPage = (html: string): string | null =>
  /<meta name="build" content="(\w+)"/.exec(html)?.[1] ?? null;

/**
 * The id of the element in which the server embeds API answers, as a JSON object by URL. With it, the home screen
 * does not have to wait for its code before it has data.
 */
export const answersId = 'answers';

/** Paths where visitors get a screen as HTML, before the app's code. */
export const visitorPaths = ['/sign-in', '/sign-up'] as const;
export type VisitorPath = (typeof visitorPaths)[number];
