import { useTranslation } from '#web/i18n/translation.ts';
import '#web/ui/tile.css';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { DeleteExercise } from './delete-exercise.tsx';
import { CreateExercise, EditExercise } from './form/exercise-form.tsx';
import type { Listed } from './list/exercise-groups.ts';
import { actionsOf } from './list/exercise-row.tsx';
import { MediaDialog } from './media/media-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import type { ShowDialog, ShownDialog } from './wanted-dialog.ts';

type ExerciseDialogProps = DialogState & {
  readonly dialog: ShownDialog;
  readonly onShow: ShowDialog;
};

/** Renders the open dialog. */
export function ExerciseDialog({ dialog, onShow, ...state }: ExerciseDialogProps) {
  switch (dialog.what) {
    case 'create':
      return <CreateExercise {...state} />;
    case 'edit':
      return <EditExercise exercise={dialog.exercise} {...state} />;
    case 'media':
      return <MediaDialog exercise={dialog.exercise} {...state} />;
    case 'offer':
      return <OfferDialog exercise={dialog.exercise} {...state} />;
    case 'delete':
      return <DeleteExercise exercise={dialog.exercise} {...state} />;
    case 'actions':
      return <Actions exercise={dialog.exercise} onShow={onShow} {...state} />;
  }
}

type ActionsProps = DialogState & {
  readonly exercise: Listed;
  readonly onShow: ShowDialog;
};

/** The actions of an exercise. Used on phones, where a row has room for only one button. */
function Actions({ exercise, onShow, ...state }: ActionsProps) {
  const { t } = useTranslation('exercises');
  return (
    <Sheet {...state} title={exercise.listName}>
      {actionsOf(exercise).map(({ what, Icon }) => (
        <button
          key={what}
          type="button"
          className={what === 'delete' ? 'list-row tile is-danger' : 'list-row tile'}
          onClick={() => onShow({ what, exercise })}
        >
          <Icon className="icon" aria-hidden />
          {t(`actions.${what}`)}
        </button>
      ))}
    </Sheet>
  );
}
