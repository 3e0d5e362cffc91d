import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { replyNotFound } from './routes/error-reply.ts';

const root = fileURLToPath(new URL('../../../dist/web/', import.meta.url));

/** Serves the built web app; every address that is no file and no call opens the app itself. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  const built = existsSync(`${root}index.html`);
  if (built) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        const value = hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
        reply.header('cache-control', value);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    const isNavigation =
      method === 'GET' && !url.startsWith('/api/') && !/\.\w+$/.test(url.split('?')[0] ?? '');
    return isNavigation && built ? reply.sendFile('index.html') : replyNotFound(request, reply);
  });
}
