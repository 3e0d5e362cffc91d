import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { refuseLongAddresses } from './address.ts';
import { permissionsPolicy } from './security-headers.ts';

/** Headers, cookies and compression in front of everything. */
export async function guard(
  app: FastifyInstance,
  config: Config,
  mediaSources: () => string,
): Promise<void> {
  const secure = config.publicUrl.protocol === 'https:';
  await app.register(helmet, {
    // The domain's other hosts may not be ours to decide for.
    hsts: secure && { includeSubDomains: false },
    contentSecurityPolicy: {
      directives: {
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'img-src': ["'self'", 'data:', 'blob:', mediaSources],
        'media-src': ["'self'", mediaSources],
        'style-src': ["'self'", "'unsafe-inline'"],
        'upgrade-insecure-requests': secure ? [] : null,
      },
    },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
  refuseLongAddresses(app);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024 });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const path = request.routeOptions.url ?? request.url;
    if (path.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
}
