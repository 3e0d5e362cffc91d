import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  bestLanguage,
  type Language,
  languageCookie,
  languageOfCode,
  languageParameter,
} from '#domain/language.ts';
import { sessionCookieName } from '#server/platform/auth/find-caller.ts';
import { nextOf } from '#server/platform/auth/navigation.ts';
import type { Feature } from '#server/platform/feature.ts';
import { acceptedValues } from '#server/platform/routes/request-language.ts';
import { type GolferPage, golferPages } from './golfer-page.ts';
import { createLandingPages, type LandingPage, type Wanted } from './pages.ts';
import { loadRenderer, policySourceOf } from './renderer.ts';
import { robots, sitemap } from './search-engines.ts';

/** What the answer at `/` depends on besides the address. */
const vary = 'Accept-Language, Cookie, Accept-Encoding';

const policy = 'content-security-policy';

type Query = Readonly<Record<string, string | undefined>>;

/** Serves `/`: to visitors the landing page as HTML, to whoever has a session the app. */
export const serveLanding: NonNullable<Feature['serve']> = async (app, { platform, webRoot }) => {
  const { db, config, log } = platform;
  const { origin, protocol } = config.publicUrl;
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robots(origin)));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml').send(sitemap(origin)));

  const renderer = await loadRenderer(webRoot);
  if (renderer === null) return;
  const pages = createLandingPages({ db, origin, renderer });
  const findGolferPage = await golferPages(app, { renderer, webRoot, log });
  const session = sessionCookieName(config.publicUrl);
  const source = policySourceOf(renderer.script);

  app.get('/', {
    // After whatever has set the policy.
    onSend: async (_request, reply) => allowScript(reply, source),
    handler: async (request, reply) => {
      reply.headers({ vary, 'cache-control': 'no-cache' });
      if (request.cookies[session] !== undefined) {
        const page = await findGolferPage(request);
        return page ? sendGolferPage(reply, page) : reply.sendFile('index.html');
      }
      const wanted = wantedBy(request);
      if (wanted.byAddress && request.cookies[languageCookie.name] !== wanted.language) {
        const { name, maxAgeSeconds: maxAge } = languageCookie;
        const secure = protocol === 'https:';
        reply.setCookie(name, wanted.language, { path: '/', maxAge, sameSite: 'lax', secure });
      }
      reply.header('content-language', wanted.language);
      return sendPage(request, reply, await pages.find(wanted));
    },
  });
  // In time for the first visitor, and not before the server listens.
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

/** The language of a visitor: that of the address, the one shown last, or the best of the browser's. */
function wantedBy({ query, cookies, headers }: FastifyRequest): Wanted {
  const chosen = languageOfCode((query as Query)[languageParameter]);
  if (chosen) return { language: chosen, byAddress: true };
  return {
    language: languageOfCode(cookies[languageCookie.name]) ?? spoken(headers),
    byAddress: false,
  };
}

const spoken = (headers: FastifyRequest['headers']): Language =>
  bestLanguage(acceptedValues(headers['accept-language'] ?? ''));

/** Where a visitor goes on after signing in: a shortcut of the installed app leads to its place, too. */
function goalOf(query: Query): string | null {
  const { open } = query;
  return nextOf(query) ?? (open === 'session' || open === 'round' ? `/?open=${open}` : null);
}

/** Sends the page with a golfer's own training in it, of which no browser or proxy keeps a copy. */
function sendGolferPage(reply: FastifyReply, { html, cookies }: GolferPage) {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}

/** Sends the page, compressed before, or nothing when the browser has it. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: LandingPage) {
  reply.type('text/html; charset=utf-8');
  const goal = goalOf(request.query as Query);
  if (goal !== null) return reply.send(withGoal(page.html, goal));
  const accepted = acceptedValues(request.headers['accept-encoding'] ?? '');
  const coding = (['br', 'gzip'] as const).find((each) => accepted.includes(each));
  const etag = `"${page.hash}${coding ? `-${coding}` : ''}"`;
  reply.header('etag', etag);
  if (isKnown(request, etag)) return reply.code(304).send();
  if (coding === undefined) return reply.send(page.html);
  return reply.header('content-encoding', coding).send(page[coding]);
}

const withGoal = (html: string, goal: string) =>
  html.replaceAll('"/api/login"', `"/api/login?next=${encodeURIComponent(goal)}"`);

const isKnown = ({ headers }: FastifyRequest, etag: string) =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));

function allowScript(reply: FastifyReply, source: string): void {
  const value = String(reply.getHeader(policy) ?? '');
  reply.header(policy, value.replace("script-src 'self'", `script-src 'self' ${source}`));
}
