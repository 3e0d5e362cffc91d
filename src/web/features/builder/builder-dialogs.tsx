import type { DialogState } from '#web/ui/dialog-state.ts';
import { type BuilderDialog, useBuilder } from './builder-context.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { AddExercise, EditExercise } from './exercise-dialog.tsx';
import { MoveExercise, MoveSession } from './move-dialogs.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { AddSession, EditSession } from './session-dialog.tsx';
import { AddWeek, EditWeek } from './week-dialog.tsx';

type BuilderDialogsProps = DialogState & {
  readonly dialog: BuilderDialog;
  readonly onWeekAdded: (weekId: string) => void;
};

/** Renders the requested dialog. */
export function BuilderDialogs(props: BuilderDialogsProps) {
  const { dialog, onWeekAdded, ...state } = props;
  const { program } = useBuilder();
  switch (dialog.kind) {
    case 'week':
      return dialog.week ? (
        <EditWeek week={dialog.week} {...state} />
      ) : (
        <AddWeek onAdded={onWeekAdded} {...state} />
      );
    case 'session':
      return dialog.session ? (
        <EditSession week={dialog.week} session={dialog.session} {...state} />
      ) : (
        <AddSession week={dialog.week} {...state} />
      );
    case 'exercise':
      return dialog.exercise ? (
        <EditExercise session={dialog.session} exercise={dialog.exercise} {...state} />
      ) : (
        <AddExercise session={dialog.session} {...state} />
      );
    case 'moveSession':
      return <MoveSession week={dialog.week} session={dialog.session} {...state} />;
    case 'moveExercise':
      return <MoveExercise session={dialog.session} exercise={dialog.exercise} {...state} />;
    case 'plan':
      return <PlanDialog {...state} />;
    case 'preview':
      return <PreviewDialog program={program} {...state} />;
    case 'offer':
      return <OfferDialog program={program} {...state} />;
    case 'publish':
      return <PublishDialog {...state} />;
    case 'discard':
      return <DiscardDialog {...state} />;
    default:
      return <DeleteDialog dialog={dialog} {...state} />;
  }
}
