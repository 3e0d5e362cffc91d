import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SignInOptions } from '#contract/accounts-schemas.ts';
import type { VisitorPath } from '#contract/web-build.ts';
import type { JoiningMode } from '#domain/installation/joining.ts';
import type { ShownPrograms } from '#server/features/programs/public-queries.ts';

/** The functions that the web build provides for rendering pages on the server: src/web/render-pages.tsx. */
export type Renderer = {
  readonly renderLanding: (
    language: string,
    page: {
      readonly origin: string;
      readonly path: string;
      readonly signUp: JoiningMode;
      readonly programs: ShownPrograms;
    },
  ) => Promise<string>;
  /** Renders a visitor screen in a language. Returns the HTML and the page title. */
  readonly renderVisitorScreen: (
    language: string,
    path: VisitorPath,
    options: SignInOptions,
  ) => Promise<{ readonly html: string; readonly title: string }>;
  /** The inline script of the landing page. */
  readonly script: string;
  /** Its inline styles. */
  readonly style: string;
  /** How many programs the landing page shows. */
  readonly mostShown: number;
};

/** Loads the renderer from the folder of the built web app; null without a build, for example in development. */
export async function loadRenderer(webRoot: string): Promise<Renderer | null> {
  const file = join(webRoot, '.landing', 'render.mjs');
  if (!existsSync(file)) return null;
  const { href } = pathToFileURL(file);
  return import(href);
}
