import { Suspense, useEffect } from 'react';
import { withTexts } from '#web/platform/i18n.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useStore } from '#web/platform/store.ts';
import { takeUpdateNote } from '#web/platform/update/update-applied.ts';
import { appUpdate } from '#web/platform/update/update-state.ts';

const UpdateBanner = lazily(
  () => withTexts(import('./update-banner.tsx'), 'update'),
  'UpdateBanner',
  'omitted',
);

/** The notices about updates: that one is available, and, once, that it was applied. */
export function UpdateNotice() {
  const hasUpdate = useStore(appUpdate) !== 'none';
  useEffect(() => {
    const note = takeUpdateNote();
    if (note) void import('./tell-applied.ts').then(({ tellApplied }) => tellApplied(note));
  }, []);
  return <Suspense fallback={null}>{hasUpdate && <UpdateBanner />}</Suspense>;
}
