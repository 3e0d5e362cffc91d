import type { QueryClient } from '@tanstack/react-query';
import { loadCatalogs } from '#web/i18n/translation.ts';
import {
  type DeviceContents,
  mayHaveContents,
  takeContents,
} from '#web/platform/device/contents.ts';
import {
  golferOnDevice,
  isLeaving,
  setGolferOnDevice,
} from '#web/platform/device/golfer-on-device.ts';
import { startLimit } from '#web/platform/device/start-limit.ts';
import { readValues } from '#web/platform/device/stored-value.ts';
import { clearQueries } from '#web/platform/persisted-queries/clear-queries.ts';
import { keepUsable } from '#web/platform/persisted-queries/query-database.ts';
import { restoreQueries } from '#web/platform/persisted-queries/restore-queries.ts';
import { confirmedRequests, waitingRequests } from '#web/platform/queue/queued-request.ts';

/**
 * Brings what this device has kept into memory before the first screen: the golfer's reads, values, and waiting
 * changes. Reads that come late are not used, since the screens have requested them from the server by then.
 */
export async function restoreDevice(client: QueryClient): Promise<void> {
  if (isLeaving()) void clearQueries();
  if (!mayHaveContents()) return;
  const contents = takeContents();
  void readValues(() => contents);
  let isDone = false;
  // If storage is forbidden, nothing was stored.
  const restoring = contents.then(restore).catch(() => null);
  const restored = await Promise.race([restoring, startLimit(() => isDone)]);
  isDone = true;
  // Another tab may have signed in or out meanwhile.
  if (restored && restored.golferId === golferOnDevice())
    restoreQueries(client, restored.golferId, restored.reads);
}

async function restore({ reads, hasChanges }: DeviceContents) {
  const golferId = golferOnDevice() ?? recoverGolfer(reads);
  if (golferId === null) return null;
  const [usable] = await Promise.all([
    keepUsable(golferId, reads),
    // Without the texts, the first screen learns of the changes a moment later.
    hasChanges && restoreWaiting(golferId).catch(() => {}),
  ]);
  return { golferId, reads: usable };
}

/** Restores whose device this is. Signing out deletes the reads, so it stays signed out. */
function recoverGolfer(reads: DeviceContents['reads']): string | null {
  const golferId = reads[0]?.golferId ?? null;
  if (golferId === null || isLeaving()) return null;
  setGolferOnDevice(golferId);
  return golferId;
}

async function restoreWaiting(golferId: string): Promise<void> {
  // The first screen describes the changes, so it needs the texts.
  const [{ allRequestsOf }] = await Promise.all([
    import('#web/platform/queue/database.ts'),
    loadCatalogs('queue'),
  ]);
  const { waiting, confirmed } = await allRequestsOf(golferId);
  confirmedRequests.set(confirmed);
  waitingRequests.set(waiting);
}
