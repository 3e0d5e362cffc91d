import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { inProject } from './project-folder.ts';
import { replyNotFound } from './routes/error-reply.ts';

/** Addresses of files; anything else with a dot may be an address of the app. */
const isFile = /\.(?:js|css|map|html|json|svg|png|ico|woff2|txt)$/;

const root = inProject('dist', 'web');

/** Serves the built web app; every address that is no file and no call opens the app itself. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  const built = existsSync(join(root, 'index.html'));
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
    const [path = ''] = url.split('?');
    const isNavigation =
      (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && !isFile.test(path);
    return isNavigation && built ? reply.sendFile('index.html') : replyNotFound(request, reply);
  });
}
