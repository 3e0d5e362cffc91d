import type { StaticDocumentSpec } from '@fastify/swagger';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
  type onRequestAsyncHookHandler,
} from 'fastify';
import { replyNotFound, replyToErrors } from './error-reply.ts';
import { openApiDocument } from './openapi.ts';
import type { RateLimits } from './rate-limits.ts';
import { allowSources } from './security-headers.ts';

const prefix = '/api/docs';

/** The one style element that the page's own script adds. */
const pageStyles = { 'style-src-elem': "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='" };

/**
 * Serves the page at /api/docs and its OpenAPI document, both generated from the endpoint rows. The page has its own
 * server, created for its first visitor: few ever come, and every start would wait for it.
 */
export function serveApiPage(
  app: FastifyInstance,
  publicUrl: URL,
  limits: Pick<RateLimits, 'description'>,
): void {
  let page: Promise<FastifyInstance> | undefined;
  const answer = async ({ method, url, headers }: FastifyRequest, reply: FastifyReply) => {
    page ??= buildPage(app, publicUrl);
    const server = await page;
    const found = await server.inject({ method: method as 'GET', url, headers });
    // Left out, because it is about the connection between the visitor and the outer server.
    const { connection: _, ...answered } = found.headers;
    allowSources(reply, pageStyles);
    return reply.code(found.statusCode).headers(answered).send(found.rawPayload);
  };
  app.get(prefix, answer);
  const onRequest = limits.description as onRequestAsyncHookHandler;
  const limited = { config: { rateLimit: false as const }, onRequest };
  for (const format of ['json', 'yaml']) app.get(`${prefix}/${format}`, limited, answer);
  app.get(`${prefix}/*`, answer);
  app.addHook('onClose', async () => (await page)?.close());
}

async function buildPage({ log }: FastifyInstance, publicUrl: URL): Promise<FastifyInstance> {
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const page = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
  });
  page.decorateRequest('caller', null);
  replyToErrors(page);
  page.setNotFoundHandler(replyNotFound);
  const document = openApiDocument(publicUrl) as StaticDocumentSpec['document'];
  await page.register(swagger, { mode: 'static', specification: { document } });
  await page.register(swaggerUi, { routePrefix: prefix });
  return page;
}
