import { builder } from '#contract/builder.ts';
import type { Edited } from '#contract/builder-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogState } from '#web/ui/sheet.tsx';
import { type BuilderDialog, useBuilder } from './builder-context.ts';
import { type EditName, useEditOptions } from './use-edit-options.ts';
import { usePartNames } from './use-part-names.ts';

type DeleteDialogProps = DialogState & {
  readonly dialog: Extract<
    BuilderDialog,
    { readonly kind: 'deleteWeek' | 'deleteSession' | 'deleteExercise' }
  >;
};

/** Asks before deleting a part of a plan. The toast afterwards offers to restore it. */
export function DeleteDialog({ dialog, ...state }: DeleteDialogProps) {
  const { weekName } = usePartNames();
  const week = useDelete(builder.deleteWeek, 'deleteWeek', state);
  const session = useDelete(builder.deleteSession, 'deleteSession', state);
  const exercise = useDelete(builder.deleteExercise, 'deleteExercise', state);
  switch (dialog.kind) {
    case 'deleteWeek':
      return <Question kind="week" name={weekName(dialog.week)} id={dialog.week.id} {...week} />;
    case 'deleteSession':
      return <Question kind="session" name={dialog.name} id={dialog.session.id} {...session} />;
    default:
      return (
        <Question
          kind="exercise"
          name={dialog.exercise.name}
          id={dialog.exercise.id}
          {...exercise}
        />
      );
  }
}

type DeleteRow =
  | typeof builder.deleteWeek
  | typeof builder.deleteSession
  | typeof builder.deleteExercise;

function useDelete(row: DeleteRow, name: EditName, state: DialogState) {
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const undo = useAction(builder.undo, useEditOptions('undo'));
  const options = useEditOptions(name, {
    action: { label: t('undoShort'), run: () => undo.send({ params: { id: program.id } }) },
  });
  const { send, busy } = useAction(row, {
    ...options,
    onSuccess: (answer: Edited) => {
      state.onOpenChange(false);
      options.onSuccess(answer);
    },
  });
  return { ...state, busy, onConfirm: (id: string) => send({ params: { id } }) };
}

type QuestionProps = DialogState & {
  readonly kind: 'week' | 'session' | 'exercise';
  readonly name: string;
  readonly id: string;
  readonly busy: boolean;
  readonly onConfirm: (id: string) => void;
};

function Question({ kind, name, id, busy, onConfirm, ...state }: QuestionProps) {
  const { t } = useTranslation('builder');
  return (
    <ConfirmDialog
      {...state}
      title={t('delete.title', { name })}
      confirmText={t('menu.delete')}
      busy={busy}
      onConfirm={() => onConfirm(id)}
    >
      {t(`delete.${kind}`)}
    </ConfirmDialog>
  );
}
