import type { QueryClient } from '@tanstack/react-query';
import { installation } from '#contract/installation.ts';
import { query } from '#web/platform/api/query.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { userQuery } from '#web/platform/session/user.ts';
import { redirect } from '#web/router/redirect.ts';
import { needsSecondStep } from './screens/admin.tsx';

export const FirstRun = lazily(
  () => import('#web/features/installation/first-run-screen.tsx'),
  'FirstRunScreen',
);

/**
 * Loads the first administrator's first page, for an installation that nobody has used yet. Everybody else goes where the
 * setup link leads otherwise: to the handicaps, or home.
 */
export async function loadFirstRun(client: QueryClient): Promise<void> {
  const user = client.getQueryData(userQuery.queryKey);
  if (!user?.isAdmin) throw redirect({ to: '/' });
  if (await needsSecondStep(client)) throw redirect({ to: '/admin/installation' });
  const { isNew } = await client.fetchQuery(query(installation.read));
  const hasHandicap = user.currentHandicap !== null || user.goalHandicap !== null;
  if (!isNew) throw redirect({ to: hasHandicap ? '/' : '/welcome' });
  await Promise.all([FirstRun.preload(), loadTexts('installation', 'admin')]);
}
