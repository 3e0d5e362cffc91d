import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { training } from '#contract/training.ts';
import { query } from '#web/platform/api/query.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { endTraining } from './end-training.ts';
import { localProgress } from './local-progress.ts';
import { hasTrained } from './results.ts';
import { isUnsentHere, ProgressSync } from './sync-progress.ts';

/**
 * Resumes a session where another device left it and keeps the devices in sync. Deletes the local data when the
 * session was completed or skipped on any device, unless this device has unsent results. Returns whether the
 * session is over.
 */
export function useSyncProgress(scheduledSessionId: string): boolean {
  const client = useQueryClient();
  const { id: golferId } = useGolfer();
  const sync = useRef<ProgressSync | null>(null);
  useEffect(() => {
    const local = localProgress(scheduledSessionId);
    const isChanging = () => client.isMutating() > 0;
    const current = new ProgressSync(scheduledSessionId, local, { golferId, isChanging });
    sync.current = current;
    return () => current.end();
  }, [scheduledSessionId, golferId, client]);
  // Refetched whenever another device has sent progress.
  const { data } = useQuery(
    query(training.progress, { params: { scheduledSessionId } }, { on404: 'null' }),
  );
  useEffect(() => {
    if (data) sync.current?.receive(data);
  }, [data]);
  const details = useQuery(
    query(training.details, { params: { id: scheduledSessionId } }, { on404: 'null' }),
  );
  const isOver = details.data != null && details.data.scheduledSession.status !== 'planned';
  useEffect(() => {
    if (!isOver) return;
    const local = localProgress(scheduledSessionId);
    const progress = local.read();
    // Keep results that exist only on this device until the golfer decides.
    if (progress === null || !hasTrained(progress) || !isUnsentHere(local))
      endTraining(scheduledSessionId);
  }, [isOver, scheduledSessionId]);
  return isOver;
}
