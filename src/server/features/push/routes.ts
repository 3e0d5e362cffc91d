import { ECDH } from 'node:crypto';
import type { push } from '#contract/push.ts';
import { AppError } from '#server/platform/app-error.ts';
import { describeBrowser } from '#server/platform/auth/describe-browser.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { textsIn } from '#server/platform/texts.ts';
import { testPush } from './message.ts';
import {
  deleteOwnSubscription,
  findDevices,
  findSubscriptions,
  saveSubscription,
} from './queries.ts';
import { sendPushes } from './send-push.ts';
import { vapidKeys } from './vapid-keys.ts';

const done = { success: true } as const;

export function pushHandlers(platform: Platform): Handlers<typeof push> {
  const { db, config, outgoing } = platform;
  return {
    async publicKey() {
      const { publicKey } = await vapidKeys(db);
      return { publicKey };
    },

    subscribe: {
      async beforeChange({ caller, now, body }) {
        refuseUnlessPoint(body.p256dhKey);
        const service = new URL(body.endpoint);
        if (await outgoing.isForbidden(service, config.pushAllowedHosts)) {
          throw new AppError('invalid_input', [{ path: 'endpoint', code: 'private_address' }]);
        }
        return async ({ change }) => {
          await saveSubscription(change.tx, {
            ...body,
            userId: caller.id,
            sessionId: caller.sessionId,
            createdAt: dateOf(now),
          });
          return done;
        };
      },
    },

    async unsubscribe({ caller, change, body: { endpoint } }) {
      await deleteOwnSubscription(change.tx, { endpoint, userId: caller.id });
      return done;
    },

    async list({ caller }) {
      const devices = await findDevices(db, caller.id);
      return devices.map(({ endpoint, createdAt, userAgent }) => ({
        endpoint,
        createdAt: createdAt.toISOString(),
        ...describeBrowser(userAgent),
      }));
    },

    async test({ caller, change }) {
      const devices = await findSubscriptions(change.tx, caller.id);
      if (devices.length === 0) throw new AppError('not_found');
      const messages = [testPush(caller.language)];
      await sendPushes({ ...platform, db: change.tx }, { userId: caller.id, devices, messages });
      return done;
    },

    async testAsAdmin({ caller, change }) {
      const devices = await findSubscriptions(change.tx, caller.id);
      if (devices.length === 0) throw new AppError('no_push_device');
      const messages = [testPush(caller.language)];
      await sendPushes({ ...platform, db: change.tx }, { userId: caller.id, devices, messages });
      const { t } = textsIn(caller.language, 'admin');
      return { message: t('tests.pushSent', { devices: devices.length }) };
    },
  };
}

/** @throws AppError invalid_input if the key is not a valid public key, which would make encryption impossible */
function refuseUnlessPoint(p256dhKey: string): void {
  try {
    ECDH.convertKey(p256dhKey, 'prime256v1', 'base64url');
  } catch {
    throw new AppError('invalid_input', [{ path: 'p256dhKey', code: 'invalid' }]);
  }
}
