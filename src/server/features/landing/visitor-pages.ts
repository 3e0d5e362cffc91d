import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type VisitorPath, visitorPaths } from '#contract/web-build.ts';
import type { Language } from '#domain/language.ts';
import { sessionCookieName } from '#server/platform/auth/find-caller.ts';
import { nextOf } from '#server/platform/auth/navigation.ts';
import type { Platform } from '#server/platform/platform.ts';
import { htmlOf, makeReady, type ReadyPage, sendReady } from './ready-page.ts';
import type { Renderer } from './renderer.ts';
import { vary, visitorLanguage } from './visitor-language.ts';

/** The placeholder for the frame in the app's page, index.html. */
const room = '<kept-frame></kept-frame>';

/** Inserts a screen into the page. It stays visible until the app has rendered. */
const frameIn = (page: string, screen: string): string =>
  page.replace(room, () => `<kept-frame data-sent>${screen}</kept-frame>`);

type Parts = {
  readonly renderer: Renderer;
  /** The folder with the built web app. */
  readonly webRoot: string;
  readonly config: Platform['config'];
};

/**
 * Serves the sign-in and sign-up screens to visitors as HTML. The app loads when the visitor first uses the page;
 * with a sign-in provider it loads at once, because only the app shows the provider's button.
 */
export async function serveVisitorPages(app: FastifyInstance, parts: Parts): Promise<void> {
  for (const path of visitorPaths) await serveVisitorPage(app, path, parts);
}

async function serveVisitorPage(app: FastifyInstance, path: VisitorPath, parts: Parts) {
  const { renderer, webRoot, config } = parts;
  const file = join(webRoot, '.landing', `${path}.html`);
  const built = await readFile(file, 'utf8').catch(() => null);
  if (built === null) return;
  const page = config.oidc ? built.replace(' data-when-used', '') : built;
  const session = sessionCookieName(config.publicUrl);
  const pages = new Map<Language, Promise<ReadyPage>>();

  async function render(language: Language): Promise<ReadyPage> {
    const { html, title } = await renderer.renderVisitorScreen(language, path);
    const titled = page
      .replace('<html lang="en"', () => `<html lang="${language}"`)
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`);
    return makeReady(frameIn(titled, html));
  }
  function find(language: Language): Promise<ReadyPage> {
    const found = pages.get(language) ?? render(language);
    pages.set(language, found);
    found.catch(() => pages.delete(language));
    return found;
  }

  app.get(path, async (request, reply) => {
    reply.headers({ vary, 'cache-control': 'no-cache' });
    const { problem } = request.query as { readonly problem?: unknown };
    // The app redirects signed-in golfers to the home screen and explains why sign-in with a provider failed.
    if (request.cookies[session] !== undefined || problem !== undefined)
      return reply.sendFile('index.html');
    const language = visitorLanguage(request);
    reply.header('content-language', language).type('text/html; charset=utf-8');
    const found = await find(language);
    const next = nextOf(request.query);
    return next === null
      ? sendReady(request, reply, found)
      : reply.send(withNext(await htmlOf(found), next));
  });
}

/** Keeps the destination when the visitor switches between sign-in and sign-up. */
const withNext = (html: string, next: string) =>
  html.replaceAll(
    /href="(\/sign-(?:in|up))"/g,
    (_, path: string) => `href="${path}?next=${encodeURIComponent(next)}"`,
  );
