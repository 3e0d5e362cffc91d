import { lazy, Suspense, useEffect } from 'react';
import { getTranslation } from '#web/i18n/translation.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { useFirstQuiet } from '#web/platform/quiet-screen.ts';
import { useStore } from '#web/platform/store.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { takeUpdateNote, type UpdateNote } from '#web/platform/update/update-applied.ts';
import { appUpdate } from '#web/platform/update/update-state.ts';

const UpdateBanner = lazy(async () => {
  const [{ UpdateBanner: Fetched }] = await Promise.all([
    import('./update-banner.tsx'),
    loadTexts('update'),
  ]);
  return { default: Fetched };
});

/** The notices about updates: that one is available, and, once, that it was applied. */
export function UpdateNotice() {
  const hasUpdate = useStore(appUpdate) !== 'none';
  useEffect(() => {
    const note = takeUpdateNote();
    if (note) void tellApplied(note);
  }, []);
  return <Suspense fallback={null}>{hasUpdate && <Banner />}</Suspense>;
}

/** Moves the screen down, and therefore waits until the golfer types nothing there. */
function Banner() {
  return useFirstQuiet() && <UpdateBanner />;
}

async function tellApplied({ hadPush }: UpdateNote): Promise<void> {
  await loadTexts('update');
  const { t } = getTranslation('update');
  toast({ title: t('applied.title'), description: t('applied.text') });
  if (!hadPush) return;
  const { subscribeDevice } = await import('#web/features/push/push-device.ts');
  await subscribeDevice();
}
