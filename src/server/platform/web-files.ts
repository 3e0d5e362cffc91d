import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buildHeader, buildOfPage } from '#contract/web-build.ts';
import { AppError } from './app-error.ts';
import { inProject } from './project-folder.ts';
import { pathOf } from './routes/address.ts';
import { replyNotFound } from './routes/error-reply.ts';
import type { InlineSources } from './routes/guard.ts';
import type { RateLimits } from './routes/rate-limits.ts';

export const builtWeb = inProject('dist', 'web');

/** Matches `.env`, `..` or any path with an extension: the path of a file, never a page of the app. */
const isFile = /\/\.|\.\w+$/;

const hasControlCharacter = (request: FastifyRequest) => /\p{Control}/u.test(pathOf(request));

/**
 * Adds the server's web build to every API response, so that a page from another build looks for its update. Call
 * before adding any route.
 */
export async function sayBuild(app: FastifyInstance, root: string): Promise<void> {
  const page = await readFile(join(root, 'index.html'), 'utf8').catch(() => '');
  const build = buildOfPage(page);
  if (build === null) return;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header(buildHeader, build);
    done();
  });
}

/** Those of the app's page. Every page of the build has the same. */
export async function inlineSources(root: string): Promise<InlineSources> {
  const page = await readFile(join(root, 'index.html'), 'utf8').catch(() => '');
  const contents = (element: RegExp) =>
    [...page.matchAll(element)].map(([, content = '']) => content);
  return {
    styles: contents(/<style>(.*?)<\/style>/gs),
    scripts: contents(/<script>(.*?)<\/script>/gs),
  };
}

/** Serves the built web app. Any path that is neither a file nor an API path returns the app itself. */
export async function serveWeb(
  app: FastifyInstance,
  { root, limits }: { readonly root: string; readonly limits: RateLimits },
): Promise<void> {
  const built = existsSync(join(root, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root,
      // Looks files up on each request: a route for each file would slow down every start.
      dotfiles: 'ignore',
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        const value = hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
        reply.header('cache-control', value);
      },
    });
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const isCall = request.url.startsWith('/api/');
    done(!isCall && hasControlCharacter(request) ? new AppError('invalid_input') : undefined);
  });
  app.setNotFoundHandler({ preHandler: limits.files }, (request, reply) => {
    // Coach links are secret: a link that was published somewhere must not be indexed by a search engine.
    if (pathOf(request).startsWith('/coach/')) reply.header('x-robots-tag', 'noindex');
    return built && opensApp(request)
      ? reply.sendFile('index.html')
      : replyNotFound(request, reply);
  });
}

function opensApp(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !path.startsWith('/api/') && !isFile.test(path);
}
