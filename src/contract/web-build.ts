/** The header of every API answer that says which build of the web the server has; none without one. */
export const buildHeader = 'x-build';

/** What a page says of its build while it is served from its sources. */
export const unbuilt = 'development';

/** The id of the build that a page belongs to; null when the page says none. */
export const buildOfPage = (html: string): string | null =>
  /<meta name="build" content="(\w+)"/.exec(html)?.[1] ?? null;

/**
 * The element of a page in which the server sends answers along: a JSON object of them by URL. The home screen does not
 * have to wait for its code before it asks.
 */
export const answersId = 'answers';

/** Where visitors get a screen as HTML, before the code of the app. */
export const visitorPaths = ['/sign-in', '/sign-up'] as const;
export type VisitorPath = (typeof visitorPaths)[number];
