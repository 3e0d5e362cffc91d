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
    summary: 'Whether the server and its database answer',
    response: answering,
  }),
  live: endpoint({
    method: 'GET',
    path: '/api/health/live',
    auth: 'public',
    anonymous: true,
    summary: 'Whether the server answers, whatever its database does',
    response: answering,
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/health/ready',
    auth: 'public',
    anonymous: true,
    summary: 'Whether the server can do its work: its database answers and has room',
    response: answering,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/health/detail',
    auth: 'admin',
    summary: 'What an administrator watches: the database in use and the room for its data',
    response: z.object({
      database: z.enum(['embedded', 'server']),
      /** The disk of DATA_DIR; `freeBytes` is null when the free space cannot be read. */
      disk: z.object({ state: z.enum(diskStates), freeBytes: z.nullable(z.number()) }),
    }),
  }),
  metrics: endpoint({
    method: 'GET',
    path: '/api/metrics',
    auth: 'public',
    anonymous: true,
    summary: 'Figures for Prometheus; takes METRICS_TOKEN as a bearer token',
    response: file('text/plain; version=0.0.4; charset=utf-8'),
  }),
} satisfies Endpoints;
