import { lazy, Suspense, useEffect } from 'react';
import { getTranslation } from '#web/i18n/translation.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { useStore } from '#web/platform/store.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { takeUpdateNote, type UpdateNote } from '#web/platform/update/update-applied.ts';
import { appUpdate } from '#web/platform/update/update-state.ts';

const UpdateBanner = lazy(async () => {
  const [{ UpdateBanner: Banner }] = await Promise.all([
    import('./update-banner.tsx'),
    loadTexts('update'),
  ]);
  return { default: Banner };
});

/** The notices about updates: that one is available, and, once, that it was applied. */
export function UpdateNotice() {
  const hasUpdate = useStore(appUpdate) !== 'none';
  useEffect(() => {
    const note = takeUpdateNote();
    if (note) void tellApplied(note);
  }, []);
  return <Suspense fallback={null}>{hasUpdate && <UpdateBanner />}</Suspense>;
}

async function tellApplied({ hadPush }: UpdateNote): Promise<void> {
  await loadTexts('update');
  const { t } = getTranslation('update');
  toast({ title: t('applied.title'), description: t('applied.text') });
  if (!hadPush) return;
  const { subscribeDevice } = await import('#web/features/push/push-device.ts');
  await subscribeDevice();
}
