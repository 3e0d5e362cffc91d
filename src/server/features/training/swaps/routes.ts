import type { drillSwaps } from '#contract/drill-swaps.ts';
import { equipmentIds } from '#domain/drills/equipment.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { checkOpen } from '../sessions/own-session.ts';
import { findScheduledSession } from '../sessions/session-queries.ts';
import { describeFit, readFit } from './fit.ts';
import { saveSwaps } from './save-swaps.ts';

export const swapHandlers = ({ db }: Platform): Handlers<typeof drillSwaps> => ({
  async fitting({ params: { scheduledSessionId: id }, query, caller }) {
    const session = await findScheduledSession(db, { id, userId: caller.id });
    if (session === null) throw new AppError('not_found');
    checkOpen(session);
    const { venue = null, minutes = null, missing = '' } = query;
    const lacks = missing.split(',');
    const wish = { venue, minutes, missing: equipmentIds.filter((id) => lacks.includes(id)) };
    return describeFit(await readFit(db, session, caller), session, wish);
  },

  save: ({ change, params, body, caller }) =>
    saveSwaps(change, { id: params.scheduledSessionId, swaps: body.swaps, caller }),
});
