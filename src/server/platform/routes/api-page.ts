import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** The page at /api/docs and its OpenAPI document, both out of the endpoint rows. */
export async function serveApiPage(app: FastifyInstance, sessionCookie: string): Promise<void> {
  const document = openApiDocument(sessionCookie) as StaticDocumentSpec['document'];
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
