import type { accountData } from '#contract/account-data.ts';
import { accounts } from '#contract/accounts.ts';
import { lockOtherAccount } from '#server/platform/administrators/other-account.ts';
import { AppError } from '#server/platform/app-error.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Platform } from '#server/platform/platform.ts';
import { clientGone } from '#server/platform/routes/client-gone.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { makeExport } from './export-data.ts';
import { importData, prepareImport } from './import-data.ts';
import { checkConfirmation, requestDeletion } from './request-deletion.ts';

export function accountDataHandlers(platform: Platform): Handlers<typeof accountData> {
  return {
    async exportData({ caller, now, today, reply }) {
      const signal = clientGone(reply);
      const content = await platform.heavyWork.files(caller.id, () =>
        makeExport(platform, caller, { now, signal }),
      );
      reply.header('content-disposition', `attachment; filename="pinhigh-${today}.zip"`);
      return content;
    },

    importData: {
      async beforeChange({ files, now, today, caller }) {
        const prepared = await platform.heavyWork.files(caller.id, () =>
          prepareImport(platform, files.export.bytes, { now, today }),
        );
        return ({ change }) => importData(platform, prepared, change);
      },
    },

    requestDeletion: {
      async beforeChange({ body, caller, request }) {
        await checkConfirmation(platform, body, { caller, clientNetwork: request.clientNetwork });
        return async ({ change }) => {
          const deleteAfter = await requestDeletion(platform, caller, change);
          // Tells the golfer's devices, and closes the sockets of the sessions that ended.
          change.refresh(accounts.devices.path);
          return { deleteAfter: dateOf(deleteAfter).toISOString() };
        };
      },
    },

    async requestDeletionOf({ params: { id }, change }) {
      const golfer = await lockOtherAccount(change, id);
      if (golfer.isClosed) throw new AppError('not_found');
      const deleteAfter = await requestDeletion(platform, golfer, { ...change, golfer });
      return { deleteAfter: dateOf(deleteAfter).toISOString() };
    },
  };
}
