import type { feed } from '#contract/feed.ts';
import { AppError } from '#server/platform/app-error.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { idAbove, pageOf } from '#server/platform/database/pages.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { numericId } from '#server/platform/routes/numeric-id.ts';
import { dayLimits } from './day-limits.ts';
import {
  findReports,
  insertReport,
  isGolfer,
  lockVisibleComment,
  setClosedAt,
} from './report-queries.ts';

const done = { success: true } as const;
const reportsPerPage = 50;

type ReportRows = Pick<typeof feed, 'reportComment' | 'reportPerson' | 'reports' | 'setReport'>;

export function reportHandlers(platform: Platform): Handlers<ReportRows> {
  const { db } = platform;
  const take = dayLimits(platform);
  return {
    reportComment: {
      async beforeChange({ caller }) {
        await take('reports', caller.id);
        return async ({ params, body, change: { tx, golfer, now: at } }) => {
          const commentId = numericId(params.id);
          const comment = await lockVisibleComment(tx, commentId, golfer.id);
          if (comment === null) throw new AppError('not_found');
          const { userId: reportedId, content } = comment;
          const report = { reporterId: golfer.id, reportedId, commentId, content, ...body, at };
          await insertReport(tx, report);
          return done;
        };
      },
    },

    reportPerson: {
      async beforeChange({ caller }) {
        await take('reports', caller.id);
        // A block does not matter: blocking somebody must not protect from being reported.
        return async ({ params, body, change: { tx, golfer, now: at } }) => {
          if (!(await isGolfer(tx, params.id))) throw new AppError('not_found');
          const who = { reporterId: golfer.id, reportedId: params.id };
          await insertReport(tx, { ...who, commentId: null, content: null, ...body, at });
          return done;
        };
      },
    },

    async reports({ query: { state, cursor } }) {
      const page = { isOpen: state === 'open', before: idAbove(cursor) };
      const rows = await findReports(db, { ...page, limit: reportsPerPage + 1 });
      const { page: reports, nextCursor } = pageOf(rows, reportsPerPage, ({ id }) => id);
      return { reports, nextCursor };
    },

    async setReport({ params, body: { isOpen }, change: { tx, now } }) {
      const closedAt = isOpen ? null : dateOf(now);
      const report = await setClosedAt(tx, numericId(params.id), closedAt);
      if (report === null) throw new AppError('not_found');
      return report;
    },
  };
}
