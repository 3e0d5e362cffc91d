import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SignInOptions } from '#contract/accounts-schemas.ts';
import { type VisitorPath, visitorPaths } from '#contract/web-build.ts';
import type { Language } from '#domain/language.ts';
import { readSignInOptions } from '#server/features/accounts/public-queries.ts';
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
  readonly platform: Pick<Platform, 'config' | 'installation'>;
};

/**
 * Serves the sign-in and sign-up screens to visitors as HTML. The app loads when the visitor first uses the page;
 * with a sign-in provider it loads at once, because only the app shows the provider's button.
 */
export async function serveVisitorPages(app: FastifyInstance, parts: Parts): Promise<void> {
  for (const path of visitorPaths) await serveVisitorPage(app, path, parts);
}

async function serveVisitorPage(app: FastifyInstance, path: VisitorPath, parts: Parts) {
  const { renderer, webRoot, platform } = parts;
  const { config } = platform;
  const file = join(webRoot, '.landing', `${path}.html`);
  const built = await readFile(file, 'utf8').catch(() => null);
  if (built === null) return;
  const page = config.oidc ? built.replace(' data-when-used', '') : built;
  const session = sessionCookieName(config.publicUrl);
  const pages = new Map<Language, Promise<ReadyPage>>();
  let shown = '';

  async function render(language: Language, options: SignInOptions): Promise<ReadyPage> {
    const { html, title } = await renderer.renderVisitorScreen(language, path, options);
    const titled = page
      .replace('<html lang="en"', () => `<html lang="${language}"`)
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`);
    return makeReady(frameIn(titled, html));
  }
  async function find(language: Language): Promise<ReadyPage> {
    const options = await readSignInOptions(platform);
    const wanted = JSON.stringify(options);
    if (wanted !== shown) pages.clear();
    shown = wanted;
    const found = pages.get(language) ?? render(language, options);
    pages.set(language, found);
    found.catch(() => pages.delete(language));
    return found;
  }

  app.get(path, async (request, reply) => {
    reply.headers({ vary, 'cache-control': 'no-cache' });
    const { problem, invitation } = request.query as Readonly<Record<string, unknown>>;
    // The app redirects signed-in golfers to the home screen, explains why sign-in with a provider failed, and checks
    // invitations.
    const isForApp = problem !== undefined || invitation !== undefined;
    if (request.cookies[session] !== undefined || isForApp) return reply.sendFile('index.html');
    const language = await visitorLanguage(request, reply, platform);
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
