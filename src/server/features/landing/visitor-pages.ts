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
import { frameIn } from './sent-frame.ts';
import { vary, visitorLanguage } from './visitor-language.ts';

type Parts = {
  readonly renderer: Renderer;
  /** The folder of the built web. */
  readonly webRoot: string;
  readonly config: Platform['config'];
};

/**
 * Serves visitors the screens to sign in and up as HTML. The app comes behind: as soon as somebody uses the page, or at
 * once where it has more to show, which is the way to a provider.
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
    // Who is signed in goes home, and why signing in elsewhere has failed is said by the app.
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

/** Who takes the other way in comes back to where they were going, too. */
const withNext = (html: string, next: string) =>
  html.replaceAll(
    /href="(\/sign-(?:in|up))"/g,
    (_, path: string) => `href="${path}?next=${encodeURIComponent(next)}"`,
  );
