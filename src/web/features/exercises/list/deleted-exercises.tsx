import './exercise-row.css';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { exercises } from '#contract/exercises.ts';
import type { DeletedExercise } from '#contract/exercises-schemas.ts';
import { todayIn } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { VirtualList } from '#web/ui/virtual-list.tsx';
import { useTypeName } from '../exercise-words.ts';
import { useFailure } from '../use-failure.ts';
import type { Listed } from './exercise-groups.ts';
import { ExerciseThumbnail } from './exercise-thumbnail.tsx';

/** Approximate height of a row in pixels. */
const rowHeight = 92;

/** Deleted exercises, with the reason and date of deletion and a button to restore them. */
export function DeletedExercises({ list }: { readonly list: readonly Listed<DeletedExercise>[] }) {
  const { t } = useTranslation('exercises');
  const [asked, setAsked] = useState<Listed<DeletedExercise> | null>(null);
  const [asking, setAsking] = useState(false);
  const restore = useAction(exercises.restore, {
    success: ({ name }) => ({
      title: t('restore.done'),
      description: t('restore.doneText', { name }),
    }),
    failure: useFailure(t('restore.failed')),
    onFailure: () => setAsking(false),
  });
  return (
    <>
      <h3 className="visually-hidden" id="deleted-exercises">
        {t('tabs.deleted')}
      </h3>
      <VirtualList
        items={list}
        keyOf={({ id }) => id}
        rowHeight={rowHeight}
        labelledBy="deleted-exercises"
      >
        {(exercise) => (
          <DeletedRow
            exercise={exercise}
            onRestore={() => {
              setAsked(exercise);
              setAsking(true);
            }}
          />
        )}
      </VirtualList>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('restore.title', { name: asked?.listName ?? '' })}
        confirmText={t('restore.action')}
        cancelText={t('restore.not')}
        danger={false}
        busy={restore.busy}
        onConfirm={() =>
          asked && restore.send({ params: { id: asked.id } }, () => setAsking(false))
        }
      >
        {t('restore.text')}
      </ConfirmDialog>
    </>
  );
}

type DeletedRowProps = {
  readonly exercise: Listed<DeletedExercise>;
  readonly onRestore: () => void;
};

function DeletedRow({ exercise, onRestore }: DeletedRowProps) {
  const { t } = useTranslation('exercises');
  const dates = useDates();
  const today = useToday();
  const { timeZone } = useGolfer();
  const typeName = useTypeName();
  const { listName: name, type, deletedAt, deletionReason } = exercise;
  const day = dates.short(todayIn(timeZone, Temporal.Instant.from(deletedAt)), today);
  return (
    <div className="exercise-row is-deleted">
      <ExerciseThumbnail exercise={exercise} />
      <div>
        <b className="row-title">{name}</b>
        <span className="small facts-line">
          <span>{typeName(type)}</span>
          <span>{t('deletedOn', { day })}</span>
        </span>
        <span className="small muted">{deletionReason || t('noReason')}</span>
      </div>
      <Button
        variant="outline"
        size="slim"
        aria-label={t('restore.of', { name })}
        onClick={onRestore}
      >
        <RotateCcw className="icon icon-small" aria-hidden />
        {t('restore.action')}
      </Button>
    </div>
  );
}
