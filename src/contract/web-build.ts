/** The header of every API answer with the build id of the server's web app; missing when there is no build. */
export const buildHeader = 'x-build';

/** The build id of a page that is served from its sources. */
export const unbuilt = 'development';

/** Returns the build id of a page; null if the page has none. */
export const buildOfPage = (html: string): string | null =>
  /<meta name="build" content="(\w+)"/.exec(html)?.[1] ?? null;

/** Paths where visitors get a screen as HTML, before the app's code. */
export const visitorPaths = ['/sign-in', '/sign-up'] as const;
export type VisitorPath = (typeof visitorPaths)[number];
