import * as z from 'zod/mini';
import { type Endpoints, endpoint, file } from './endpoint.ts';

const answering = z.object({ status: z.literal('ok') });

export const diskStates = ['ok', 'low', 'full', 'unknown'] as const;

export const health = {
  check: endpoint({
    method: 'GET',
    path: '/api/health',
    auth: 'public',
    anonymous: true,
    summary: 'Check whether the server and its database respond',
    response: answering,
  }),
  live: endpoint({
    method: 'GET',
    path: '/api/health/live',
    auth: 'public',
    anonymous: true,
    summary: 'Check whether the server responds, regardless of its database',
    response: answering,
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/health/ready',
    auth: 'public',
    anonymous: true,
    summary: 'Check whether the server is ready: its database responds and has space',
    response: answering,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/health/detail',
    auth: 'admin',
    summary: 'Return details for administrators: the database, its free space, and restarts',
    response: z.object({
      database: z.enum(['embedded', 'server']),
      /** The disk of DATA_DIR; `freeBytes` is null when the free space cannot be read. */
      disk: z.object({ state: z.enum(diskStates), freeBytes: z.nullable(z.number()) }),
      /**
       * How often `npm start` has started the server again because it had ended by itself, and its last exit code; null
       * when something else runs the server.
       */
      restarts: z.nullable(z.object({ count: z.number(), lastExitCode: z.nullable(z.number()) })),
    }),
  }),
  metrics: endpoint({
    method: 'GET',
    path: '/api/metrics',
    auth: 'public',
    anonymous: true,
    summary: 'Return Prometheus metrics; requires METRICS_TOKEN as a bearer token',
    response: file('text/plain; version=0.0.4; charset=utf-8'),
  }),
} satisfies Endpoints;
