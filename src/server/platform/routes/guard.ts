import cookie from '@fastify/cookie';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { previewPage } from '#contract/preview-page.ts';
import type { Config } from '../config.ts';
import { refuseLongAddresses } from './address.ts';
import { compressAnswers } from './compress.ts';
import { isOpenedDirectly, sendRightAddress, wantsPage } from './right-address.ts';
import { callHeaders, permissionsPolicy, policySourceOf } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the response is data for a program, not a page, picture or video. */
    isData?: boolean;
  }
}

/** Uses the same duration as helmet. */
const strictTransport = { 'strict-transport-security': 'max-age=31536000' };

/** The contents of the elements in a page that have no file of their own. */
export type InlineSources = {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
};

type PageSources = InlineSources & {
  /** The hosts of pictures and videos, in the syntax of the policy. */
  readonly mediaSources: () => string;
};

/**
 * Adds headers, cookies and compression to all routes. The policy of a page lists everything that the page may load; a
 * response with data may not load anything.
 */
export async function guard(
  app: FastifyInstance,
  config: Config,
  { mediaSources, styles, scripts }: PageSources,
): Promise<void> {
  const secure = config.publicUrl.protocol === 'https:';
  const directives = {
    'base-uri': ["'none'"],
    'font-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', mediaSources],
    'media-src': ["'self'", mediaSources],
    'script-src': ["'self'", ...scripts.map(policySourceOf)],
    'style-src': ["'self'"],
    'style-src-elem': ["'self'", ...styles.map(policySourceOf)],
    // Screens that the server renders have sizes and shares in attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'upgrade-insecure-requests': secure ? [] : null,
  };
  await app.register(helmet, {
    global: false,
    // Other hosts of the domain may not be ours.
    hsts: secure && { includeSubDomains: false },
    contentSecurityPolicy: { directives },
    xFrameOptions: { action: 'deny' },
  });
  /** For the preview page, which the builder shows in a frame. */
  const framed: FastifyHelmetOptions = {
    contentSecurityPolicy: { directives: { ...directives, 'frame-ancestors': ["'self'"] } },
    xFrameOptions: { action: 'sameorigin' },
  };
  /** For a browser that has opened the server's own address without https: everything else would be upgraded. */
  const plain: FastifyHelmetOptions = {
    hsts: false,
    contentSecurityPolicy: { directives: { ...directives, 'upgrade-insecure-requests': null } },
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { config: route, url = request.url } = request.routeOptions;
    const isPlain = secure && isOpenedDirectly(request, config.publicUrl);
    reply.header('x-request-id', request.id);
    if (route.isData) {
      reply.headers(callHeaders);
      if (secure && !isPlain) reply.headers(strictTransport);
      return done();
    }
    reply.header('permissions-policy', permissionsPolicy);
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    reply.helmet(isPlain ? plain : previewPage.test(request.url) ? framed : undefined);
    if (isPlain && wantsPage(request)) return void sendRightAddress(request, reply, config);
    done();
  });
  refuseLongAddresses(app);
  await app.register(cookie);
  await compressAnswers(app);
}
