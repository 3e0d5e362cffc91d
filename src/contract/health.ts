import * as z from 'zod/mini';
import { type Endpoints, endpoint } from './endpoint.ts';

export const health = {
  check: endpoint({
    method: 'GET',
    path: '/api/health',
    auth: 'public',
    summary: 'Whether the server and its database answer',
    response: z.object({ status: z.literal('ok') }),
  }),
} satisfies Endpoints;
