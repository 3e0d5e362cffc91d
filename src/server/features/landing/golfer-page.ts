import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accounts } from '#contract/accounts.ts';
import { dashboard } from '#contract/dashboard.ts';
import { notifications } from '#contract/notifications.ts';
import { answersId } from '#contract/web-build.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Renderer } from './renderer.ts';
import { frameIn } from './sent-frame.ts';

/** The URLs that the home screen requests first. */
const reads = [accounts.currentUser.path, dashboard.get.path, notifications.unreadCount.path];

export type GolferPage = { readonly html: string; readonly cookies: readonly string[] };

type Parts = {
  readonly renderer: Renderer;
  /** The folder with the built web app. */
  readonly webRoot: string;
  readonly log: Platform['log'];
};

/**
 * Builds the app's page with the home screen as HTML and with the API responses it was rendered from. The server
 * requests them from its own API with the golfer's cookies, so the page contains only data this golfer may see.
 * @returns a function that makes the page for a request. It returns null if an API request fails, for example without
 * a session, and for the shortcut to today's session, where the app itself decides which screen to show
 */
export async function golferPages(
  app: FastifyInstance,
  { renderer, webRoot, log }: Parts,
): Promise<(request: FastifyRequest) => Promise<GolferPage | null>> {
  const built = join(webRoot, '.landing', 'golfer.html');
  const page = await readFile(built, 'utf8').catch(() => null);

  async function read({ ip, headers }: FastifyRequest) {
    const { cookie, 'accept-language': language } = headers;
    const asked = { ...(cookie && { cookie }), ...(language && { 'accept-language': language }) };
    return Promise.all(reads.map((url) => app.inject({ url, headers: asked, remoteAddress: ip })));
  }

  return async (request) => {
    const { open } = request.query as { readonly open?: string };
    if (page === null || open === 'session') return null;
    const responses = await read(request);
    if (responses.some(({ statusCode }) => statusCode !== 200)) return null;
    const answers = Object.fromEntries(
      responses.map((answer, index) => [reads[index], answer.json()]),
    );
    try {
      return {
        html: withHome(page, { home: await renderer.renderHome(answers), answers }),
        cookies: responses.flatMap(({ headers }) => headers['set-cookie'] ?? []),
      };
    } catch (error) {
      log.warn({ fault: String(error) }, 'home screen');
      return null;
    }
  };
}

type Home = { readonly home: string; readonly answers: object };

function withHome(page: string, { home, answers }: Home): string {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  const sent = `<script type="application/json" id="${answersId}">${json}</script></body>`;
  return frameIn(page, home).replace('</body>', () => sent);
}
