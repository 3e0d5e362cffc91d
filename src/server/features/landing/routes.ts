import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageCookie, languageOfCode, languageParameter } from '#domain/language.ts';
import { sessionCookieName } from '#server/platform/auth/find-caller.ts';
import { nextOf } from '#server/platform/auth/navigation.ts';
import type { Feature } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import { allowSources, policySourceOf } from '#server/platform/routes/security-headers.ts';
import { createLandingPages, type Wanted } from './pages.ts';
import { htmlOf, type ReadyPage, sendReady } from './ready-page.ts';
import { loadRenderer } from './renderer.ts';
import { robots, sitemap } from './search-engines.ts';
import { keepLanguage, vary, visitorLanguage } from './visitor-language.ts';
import { serveVisitorPages } from './visitor-pages.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** Serves `/` (the landing page for visitors, the app for golfers with a session) and the sign-in and sign-up pages. */
export const serveLanding: NonNullable<Feature['serve']> = async (app, { platform, webRoot }) => {
  const { db, config, log } = platform;
  const { origin } = config.publicUrl;
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robots(origin)));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml').send(sitemap(origin)));

  const renderer = await loadRenderer(webRoot);
  if (renderer === null) return;
  const pages = createLandingPages({ db, origin, renderer, installation: platform.installation });
  const session = sessionCookieName(config.publicUrl);
  const sources = {
    'script-src': policySourceOf(renderer.script),
    'style-src-elem': policySourceOf(renderer.style),
  };
  await serveVisitorPages(app, { renderer, webRoot, platform });

  app.get('/', {
    // Runs after the hooks that set the policy.
    onSend: async (_request, reply) => allowSources(reply, sources),
    handler: async (request, reply) => {
      reply.headers({ vary, 'cache-control': 'no-cache' });
      if (request.cookies[session] !== undefined) return reply.sendFile('index.html');
      const wanted = await wantedBy(request, reply, platform);
      if (wanted.byAddress && request.cookies[languageCookie.name] !== wanted.language) {
        keepLanguage(reply, wanted.language, config);
      }
      reply.header('content-language', wanted.language);
      return sendPage(request, reply, await pages.find(wanted));
    },
  });
  // Renders the pages before the first visitor arrives, but only after the server listens.
  const closed = new AbortController();
  let rendered: Promise<void> = Promise.resolve();
  app.addHook('onListen', async () => {
    const complain = (error: unknown) => log.warn({ fault: String(error) }, 'landing page');
    rendered = pages.renderAll(closed.signal).catch(complain);
  });
  app.addHook('onClose', async () => {
    closed.abort();
    await rendered;
  });
};

/** The language named in the URL; otherwise the visitor's own language. */
async function wantedBy(
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
): Promise<Wanted> {
  const chosen = languageOfCode((request.query as Query)[languageParameter]);
  return chosen
    ? { language: chosen, byAddress: true }
    : { language: await visitorLanguage(request, reply, platform), byAddress: false };
}

/** The path to open after sign-in. Shortcuts of the installed app are kept as well. */
function goalOf(query: Query): string | null {
  const { open } = query;
  return nextOf(query) ?? (open === 'session' || open === 'round' ? `/?open=${open}` : null);
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage) {
  reply.type('text/html; charset=utf-8');
  const goal = goalOf(request.query as Query);
  if (goal === null) return sendReady(request, reply, page);
  return reply.send(withGoal(await htmlOf(page), goal));
}

const withGoal = (html: string, goal: string) =>
  html.replaceAll('"/api/login"', `"/api/login?next=${encodeURIComponent(goal)}"`);
