import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { ListedProgram } from '#contract/admin.ts';
import { builder } from '#contract/builder.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useTypedName } from '#web/platform/form/use-typed-name.tsx';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { forgetPrograms } from './builder-query.ts';
import { useEditOptions } from './use-edit-options.ts';

type DeleteProgramProps = DialogState & { readonly program: ListedProgram };

/** Deletes a program. The administrator must type its name first; the toast afterwards offers to restore it. */
export function DeleteProgram({ program, open, onOpenChange }: DeleteProgramProps) {
  const { t } = useTranslation('builder');
  const client = useQueryClient();
  const { id, name, training } = program;
  const restore = useAction(builder.restore, useEditOptions('restore'));
  const { send, busy } = useAction(builder.delete, {
    success: {
      title: t('done.delete'),
      action: { label: t('undoShort'), run: () => restore.send({ params: { id } }) },
    },
    failure: (error) => ({
      title: t('failed.delete'),
      description: errorText(error, { otherwise: t('failed.later'), offline: t('failed.later') }),
    }),
    onSuccess: () => forgetPrograms(client),
  });
  const confirmation = useTypedName(name, {
    label: t('delete.confirm'),
    matches: t('delete.matches'),
    mismatch: t('delete.mismatch', { name }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (confirmation.isTyped) send({ params: { id } }, () => onOpenChange(false));
  };
  return (
    <Sheet
      {...{ open, onOpenChange }}
      title={t('delete.title', { name })}
      onSubmit={submit}
      unsaved={false}
      foot={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {t('programs.keep')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            disabled={!confirmation.isTyped}
            busy={busy}
            busyText={t('busy')}
          >
            {t('programs.deleteSubmit')}
          </Button>
        </>
      }
    >
      <p>{t('delete.program')}</p>
      <p className="muted">
        {t('delete.restorable')} {training > 0 && t('delete.training', { count: training })}
      </p>
      {confirmation.field}
    </Sheet>
  );
}
