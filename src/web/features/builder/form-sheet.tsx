import type { BaseSyntheticEvent, ReactNode } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useLeaveQuestion } from '#web/platform/form/use-leave-question.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type DialogState, Sheet } from '#web/ui/sheet.tsx';

type FormSheetProps = DialogState & {
  readonly title: string;
  /** The program or part that the form adds to or changes. */
  readonly about?: string;
  readonly submitText: string;
  readonly busy: boolean;
  /** Whether closing the form would lose what was typed; it then asks first. */
  readonly isChanged?: boolean;
  /** Called by Cancel, for a form that keeps what was typed. Other ways of closing may be accidental. */
  readonly onCancel?: () => void;
  readonly onSubmit: (event?: BaseSyntheticEvent) => void;
  readonly children: ReactNode;
};

/** A sheet with a form for administrators: fields, Cancel and a submit button. */
export function FormSheet({ open, onOpenChange, title, about, ...form }: FormSheetProps) {
  const { t } = useTranslation('builder');
  const leave = useLeaveQuestion(form.isChanged ?? false, { open, onOpenChange });
  return (
    <>
      <Sheet
        open={open}
        onOpenChange={leave.onOpenChange}
        title={title}
        onSubmit={form.onSubmit}
        foot={
          <>
            <Button variant="outline" onClick={form.onCancel ?? (() => leave.onOpenChange(false))}>
              {t('cancel')}
            </Button>
            <Button type="submit" busy={form.busy} busyText={t('busy')}>
              {form.submitText}
            </Button>
          </>
        }
      >
        {about && <p className="small muted">{about}</p>}
        {form.children}
      </Sheet>
      <ConfirmDialog
        {...leave.question}
        title={t('leave.title')}
        confirmText={t('leave.discard')}
        cancelText={t('leave.stay')}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </>
  );
}
