import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { textsIn } from '../texts.ts';
import { languageOf } from './request-language.ts';

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** Whether a request for another host than the public one came without a proxy, such as to http://192.168.1.5:5000. */
export const isOpenedDirectly = ({ headers }: FastifyRequest, { host }: URL): boolean =>
  headers.host !== host && forwarding.every((name) => headers[name] === undefined);

/**
 * Whether a browser opens a page over an insecure connection. Over a secure one, even behind a proxy that says nothing,
 * it sends `Sec-Fetch-Mode`.
 */
export const wantsPage = ({ method, headers, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  headers['sec-fetch-mode'] === undefined &&
  headers.accept?.includes('text/html') === true;

/** Sends a page that names the right address: without https, the app could not keep a session. */
export function sendRightAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl: { origin } }: Config,
): FastifyReply {
  const language = languageOf(request);
  const link = `<a href="${origin}/">${origin}</a>`;
  const sentence = textsIn(language, 'mail').t('rightAddress', { address: link });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pinhigh</title>`;
  return reply
    .code(421)
    .headers({ 'cache-control': 'no-store', 'content-language': language })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${language}">${head}<p>${sentence}</p></html>`);
}
