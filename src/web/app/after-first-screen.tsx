import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dashboard } from '#contract/dashboard.ts';
import { KeepComing } from '#web/features/training/coming/keep-coming.tsx';
import { query } from '#web/platform/api/query.ts';
import { hrefOf } from '#web/router/addresses.ts';
import { useRouter } from '#web/router/router-context.ts';
import { KeepFrame, type KeepFrameProps } from './keep-frame.tsx';
import { showTooltips } from './tooltips.ts';

/** Parts that the first screen does not wait for. */
export function AfterFirstScreen(frame: KeepFrameProps) {
  useEffect(showTooltips, []);
  usePreloadedSession();
  return (
    <>
      <KeepComing />
      <KeepFrame {...frame} />
    </>
  );
}

/**
 * Loads the code of the session that the home screen shows: the connection may be gone when the golfer opens it, and
 * on the first visits the service worker does not have it yet.
 */
function usePreloadedSession(): void {
  const router = useRouter();
  const { data } = useQuery({ ...query(dashboard.get), enabled: false });
  const id = data?.todaysSession.scheduledSessionId ?? data?.nextSession?.id;
  useEffect(() => {
    if (id === undefined) return;
    const to = '/my-schedule/session/$scheduledSessionId';
    void router.preload(hrefOf({ to, params: { scheduledSessionId: id } }));
  }, [router, id]);
}
