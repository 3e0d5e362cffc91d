import { getTranslation } from '#web/i18n/translation.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { toast } from '#web/platform/toast/toast.ts';
import type { UpdateNote } from '#web/platform/update/update-applied.ts';

/** Says that the app was updated, and subscribes the device to push messages again if it was before. */
export async function tellApplied({ hadPush }: UpdateNote): Promise<void> {
  await loadTexts('update');
  const { t } = getTranslation('update');
  toast({ title: t('applied.title'), description: t('applied.text') });
  if (!hadPush) return;
  const { subscribeDevice } = await import('#web/features/push/push-device.ts');
  await subscribeDevice();
}
