import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VisitorPath } from '#contract/web-build.ts';
import type { Offers } from '#server/features/programs/public-queries.ts';

/** What the web build gives the server to render pages with: src/web/render-pages.tsx. */
export type Renderer = {
  readonly renderLanding: (
    language: string,
    page: { readonly origin: string; readonly path: string; readonly offers: Offers },
  ) => Promise<string>;
  /** The frame of the app with the home screen that these answers of calls make, by URL. */
  readonly renderHome: (answers: Readonly<Record<string, unknown>>) => Promise<string>;
  /** A screen of visitors in a language, and the title of its page. */
  readonly renderVisitorScreen: (
    language: string,
    path: VisitorPath,
  ) => Promise<{ readonly html: string; readonly title: string }>;
  /** The script within the landing page. */
  readonly script: string;
  /** How many programs the page shows. */
  readonly offeredPrograms: number;
};

/** The renderer in the folder of a built web; null where there is none, as while developing. */
export async function loadRenderer(webRoot: string): Promise<Renderer | null> {
  const file = join(webRoot, '.landing', 'render.mjs');
  if (!existsSync(file)) return null;
  const { href } = pathToFileURL(file);
  return import(href);
}

/** As the content security policy names a script within a page. */
export const policySourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
