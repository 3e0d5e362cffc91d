import { health } from '#contract/health.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';

export const healthFeature: Feature = {
  name: 'health',
  bindings: ({ health: own }) => {
    const ready = async () => {
      await own.check();
      return { status: 'ok' as const };
    };
    return bind(health, {
      check: ready,
      ready,
      live: async () => ({ status: 'ok' as const }),
      detail: async () => ({ database: own.database, disk: await own.readDisk() }),
    });
  },
};
