import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accounts } from '#contract/accounts.ts';
import { dashboard } from '#contract/dashboard.ts';
import { answersId } from '#contract/web-build.ts';
import type { Renderer } from './renderer.ts';

/** What the home screen reads first. */
const reads = [accounts.currentUser.path, dashboard.get.path];

/** Where the page has room for a frame: index.html. */
const room = '<kept-frame></kept-frame>';

export type GolferPage = { readonly html: string; readonly cookies: readonly string[] };

type Parts = { readonly page: string; readonly renderer: Renderer };

/** The page of the app as the web build has made it for golfers; null where there is none. */
export const loadGolferPage = (webRoot: string): Promise<string | null> =>
  readFile(join(webRoot, '.landing', 'golfer.html'), 'utf8').catch(() => null);

/**
 * That page with the home screen as HTML, and with the answers of the calls that it is made of. They are asked of the
 * calls themselves, so that the page says what they say and to nobody else.
 * @returns null where one of them does not answer, as without a session
 */
export async function golferPageFor(
  app: FastifyInstance,
  { ip, headers }: FastifyRequest,
  { page, renderer }: Parts,
): Promise<GolferPage | null> {
  const { cookie, 'accept-language': language } = headers;
  const asked = { ...(cookie && { cookie }), ...(language && { 'accept-language': language }) };
  const told = await Promise.all(
    reads.map((url) => app.inject({ url, headers: asked, remoteAddress: ip })),
  );
  if (told.some(({ statusCode }) => statusCode !== 200)) return null;
  const answers = Object.fromEntries(told.map((answer, index) => [reads[index], answer.json()]));
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  const home = await renderer.renderHome(answers);
  return {
    html: page
      .replace(room, () => `<kept-frame data-sent>${home}</kept-frame>`)
      .replace(
        '</body>',
        () => `<script type="application/json" id="${answersId}">${json}</script></body>`,
      ),
    cookies: told.flatMap(({ headers }) => headers['set-cookie'] ?? []),
  };
}
