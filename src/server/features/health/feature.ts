import { health } from '#contract/health.ts';
import { AppError } from '#server/platform/app-error.ts';
import { isSame } from '#server/platform/auth/token.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';

export const healthFeature: Feature = {
  name: 'health',
  bindings: ({ health: own, backups, metrics, config, services }) => {
    const ok = { status: 'ok' as const };
    return bind(health, {
      check: async () => {
        await own.check();
        return ok;
      },
      ready: async () => {
        await own.ready();
        return ok;
      },
      live: async () => ok,
      detail: async ({ caller }) => ({
        database: own.database,
        disk: await own.readDisk(),
        restarts: config.restarts,
        backup: await backups.look(),
        services: [...(await services.look(caller.language))],
      }),
      async metrics({ request }) {
        if (metrics === null || config.metricsToken === undefined) throw new AppError('not_found');
        const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
        const isRight = scheme === 'Bearer' && isSame(token, config.metricsToken);
        if (!isRight) throw new AppError('unauthorized');
        return metrics.text();
      },
    });
  },
};
