import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { exercises } from '#contract/exercises.ts';
import type { ExerciseListItem } from '#contract/exercises-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { toastFailure } from '#web/platform/toast/toast.ts';
import { useFailure } from './use-failure.ts';
import type { ShowDialog, ShownDialog, WantedDialog } from './wanted-dialog.ts';

const ExerciseDialog = lazily(() => import('./exercise-dialogs.tsx'), 'ExerciseDialog');

/** Returns the dialogs of exercises, loaded when the first one is opened. `dialog` can be rendered anywhere. */
export function useExerciseDialogs(): { show: ShowDialog; dialog: ReactNode } {
  const { t } = useTranslation('exercises');
  const client = useQueryClient();
  const failure = useFailure(t('failed.one'));
  const [shown, setShown] = useState<{ dialog: ShownDialog; times: number } | null>(null);
  const [open, onOpenChange] = useState(false);

  /** Reads the exercise again, because another administrator may have changed it. */
  const read = ({ id }: ExerciseListItem) =>
    client.fetchQuery({ ...query(exercises.get, { params: { id } }), staleTime: 0 });

  const withWhole = async (wanted: WantedDialog): Promise<ShownDialog> =>
    wanted.what === 'edit' || wanted.what === 'media'
      ? { what: wanted.what, exercise: await read(wanted.exercise) }
      : (wanted as ShownDialog);

  const show = async (wanted: WantedDialog) => {
    try {
      const [dialog] = await Promise.all([withWhole(wanted), ExerciseDialog.preload()]);
      setShown({ dialog, times: (shown?.times ?? 0) + 1 });
      onOpenChange(true);
    } catch (error) {
      toastFailure(failure(error as Error));
    }
  };
  const showing: ShowDialog = (wanted) => void show(wanted);
  return {
    show: showing,
    dialog: shown && (
      <ExerciseDialog key={shown.times} {...shown} {...{ open, onOpenChange }} onShow={showing} />
    ),
  };
}
