import { builder } from '#contract/builder.ts';
import type { Edited } from '#contract/builder-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { openedAs } from '#web/platform/api/opened-as.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import type { BuilderDialog } from './builder-context.ts';
import { useEditOptions } from './use-edit-options.ts';
import { useMeanwhile } from './use-meanwhile.tsx';
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
  switch (dialog.kind) {
    case 'deleteWeek': {
      const { week } = dialog;
      return <Question kind="week" name={weekName(week)} part={week} {...state} />;
    }
    case 'deleteSession':
      return <Question kind="session" name={dialog.name} part={dialog.session} {...state} />;
    default: {
      const { exercise } = dialog;
      return <Question kind="exercise" name={exercise.name} part={exercise} {...state} />;
    }
  }
}

const rows = {
  week: { row: builder.deleteWeek, edit: 'deleteWeek' },
  session: { row: builder.deleteSession, edit: 'deleteSession' },
  exercise: { row: builder.deleteExercise, edit: 'deleteExercise' },
} as const;

type QuestionProps = DialogState & {
  readonly kind: keyof typeof rows;
  readonly name: string;
  readonly part: { readonly id: string; readonly revision: string };
};

function Question({ kind, name, part, ...state }: QuestionProps) {
  const { t } = useTranslation('builder');
  const { send, busy } = useDelete(kind, state);
  const { headers, note } = useMeanwhile(part, state);
  return (
    <ConfirmDialog
      {...state}
      title={t('delete.title', { name })}
      confirmText={t('menu.delete')}
      busy={busy}
      onConfirm={() => send({ params: { id: part.id }, headers })}
    >
      {note}
      <p>{t(`delete.${kind}`)}</p>
    </ConfirmDialog>
  );
}

function useDelete(kind: keyof typeof rows, state: DialogState) {
  const { t } = useTranslation('builder');
  const undo = useAction(builder.undo, useEditOptions('undo'));
  const { row, edit } = rows[kind];
  const options = useEditOptions(edit);
  return useAction<
    typeof builder.deleteWeek | typeof builder.deleteSession | typeof builder.deleteExercise
  >(row, {
    ...options,
    success: ({ program: { id, lastDeleted } }: Edited) => ({
      ...options.success,
      action: {
        label: t('undoShort'),
        run: () => undo.send({ params: { id }, headers: openedAs(lastDeleted?.revision ?? '') }),
      },
    }),
    onSuccess: (answer: Edited) => {
      state.onOpenChange(false);
      options.onSuccess(answer);
    },
  });
}
