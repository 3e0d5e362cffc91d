import * as z from 'zod/mini';
import { type Endpoints, endpoint } from './endpoint.ts';
import { madeId } from './fields.ts';

/** What friends lose when a completed session is reopened. All are 0 if they lose nothing. */
const lost = z.object({
  /** Comments and replies on the feed items that are withdrawn with the session. */
  comments: z.int(),
  /** Kudos for these items. */
  kudos: z.int(),
  /** Challenges with both results that lose one of them, or are deleted. */
  challenges: z.int(),
});
export type LostByReopening = z.output<typeof lost>;

export const reopening = {
  lost: endpoint({
    method: 'GET',
    path: '/api/user/session-completions/{scheduledSessionId}/lost-by-reopening',
    auth: 'golfer',
    summary: 'Count what friends would lose if a completed session were reopened',
    params: z.object({ scheduledSessionId: madeId }),
    response: lost,
  }),
} satisfies Endpoints;
