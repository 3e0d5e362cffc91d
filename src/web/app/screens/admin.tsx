import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { accounts } from '#contract/accounts.ts';
import { secondStep } from '#contract/second-step.ts';
import type { Feature } from '#i18n/translate.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { EmptyState } from '#web/platform/screen/states.tsx';
import { userQuery, useUser } from '#web/platform/session/user.ts';
import { toastFailure } from '#web/platform/toast/toast.ts';
import type { Arrival, Screen } from '#web/router/route.ts';
import { useNavigate } from '#web/router/router-context.ts';

/** Leaves time to see the message before the redirect. */
const redirectMs = 500;

/** Golfers never load it. */
const AdminTabs = lazily(() => import('../admin-tabs.tsx'), 'AdminTabs');

/** Says how an address that the server knows as an administrator's is verified. Few golfers ever load it. */
const UnprovenAdmin = lazily(() => import('./unproven-admin.tsx'), 'UnprovenAdmin');

/** Says that administrators need a second step here, and where to set one up. */
const SecondStepNeeded = lazily(() => import('./second-step-needed.tsx'), 'SecondStepNeeded');

const proofQuery = query(accounts.adminProof);
const stepQuery = query(secondStep.read);

/** Whether the golfer is an administrator who has to set up a second step first. */
export async function needsSecondStep(client: QueryClient): Promise<boolean> {
  await client.prefetchQuery(stepQuery);
  return client.getQueryData(stepQuery.queryKey)?.isNeeded ?? false;
}

async function loadProof(client: QueryClient): Promise<void> {
  await client.prefetchQuery(proofQuery);
  if (client.getQueryData(proofQuery.queryKey)?.missing)
    await Promise.all([UnprovenAdmin.preload(), loadTexts('admin')]);
}

type AdminScreen = {
  readonly screen: Screen;
  /** The features whose texts the screen shows. */
  readonly texts: readonly Feature[];
};

/** Loads a screen of the administration, or in its place where a second step is set up. */
async function loadAfterSecondStep(client: QueryClient, { screen, texts }: AdminScreen) {
  const needed = await needsSecondStep(client);
  await (needed
    ? Promise.all([SecondStepNeeded.preload(), loadTexts('second-step')])
    : Promise.all([screen.preload?.(), loadTexts(...texts)]));
}

/** Shows a screen of the administration, or in its place where a second step is set up. */
function AfterSecondStep({ children }: { readonly children: ReactNode }) {
  const isAdmin = useUser()?.isAdmin === true;
  const { data: step } = useQuery({ ...stepQuery, enabled: isAdmin });
  return isAdmin && step?.isNeeded ? <SecondStepNeeded /> : children;
}

/** The part of a route whose screen says itself who may not see it. */
export function builderScreen(parts: AdminScreen) {
  const { screen: Screen, texts } = parts;
  return {
    async load({ client }: Arrival): Promise<void> {
      if (client.getQueryData(userQuery.queryKey)?.isAdmin)
        await loadAfterSecondStep(client, parts);
      else await loadTexts(...texts);
    },
    screen: () => (
      <AfterSecondStep>
        <Screen />
      </AfterSecondStep>
    ),
  };
}

/**
 * The part of a route that is for administrators only. Nobody else loads any code of its screen: they read that access is
 * denied, and are redirected to the home screen.
 */
export function adminScreen(parts: AdminScreen) {
  const { screen: Screen } = parts;
  return {
    async load({ client }: Arrival): Promise<void> {
      const known = client.getQueryData(userQuery.queryKey);
      if (!known) return;
      // The golfer may have become an administrator since this device last asked.
      const fresh = () => client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => known);
      const user = known.isAdmin ? known : await fresh();
      if (!user) return;
      if (!user.isAdmin) return loadProof(client);
      await Promise.all([AdminTabs.preload(), loadAfterSecondStep(client, parts)]);
    },
    screen: () =>
      useUser()?.isAdmin ? (
        <AfterSecondStep>
          <AdminTabs />
          <Screen />
        </AfterSecondStep>
      ) : (
        <AccessDenied />
      ),
  };
}

/** Explains the denial, then redirects to the home screen unless the golfer can do something about it. */
function AccessDenied() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const user = useUser();
  const isVisitor = user === null;
  const { data } = useQuery({ ...proofQuery, enabled: !isVisitor });
  const missing = data?.missing;
  const title = t('accessDenied.title');
  const text = t('accessDenied.text');
  useEffect(() => {
    toastFailure({ title, description: text });
  }, [title, text]);
  useEffect(() => {
    if (missing) return;
    const leave = setTimeout(() => void navigate({ to: '/', replace: true }), redirectMs);
    return () => clearTimeout(leave);
  }, [navigate, missing]);
  if (missing) return <UnprovenAdmin missing={missing} email={user?.email ?? ''} />;
  const view = <EmptyState title={title} text={text} />;
  // Visitors have no shell around the screen.
  return isVisitor ? (
    <main id="main" tabIndex={-1}>
      {view}
    </main>
  ) : (
    view
  );
}
