import { sql } from 'drizzle-orm';
import { health } from '#contract/health.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';

export const healthFeature: Feature = {
  name: 'health',
  bindings: ({ db }) =>
    bind(health, {
      async check() {
        await db.execute(sql`select 1`);
        return { status: 'ok' as const };
      },
    }),
};
