import type { BaseSyntheticEvent, ReactNode } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { CloseSheet, Sheet } from '#web/ui/sheet.tsx';
import { SendingContext } from './sending-context.ts';

type FormSheetProps = DialogState & {
  readonly title: string;
  /** The program or part that the form adds to or changes. */
  readonly about?: string;
  readonly submitText: string;
  readonly busy: boolean;
  /** Whether closing the form would lose what was typed; it then asks first. */
  readonly unsaved: boolean;
  /** Called by Cancel, for a form that keeps what was typed. Other ways of closing may be accidental. */
  readonly onCancel?: () => void;
  readonly onSubmit: (event?: BaseSyntheticEvent) => void;
  readonly children: ReactNode;
};

/** A sheet with a form for administrators: fields, Cancel and a submit button. */
export function FormSheet({ open, onOpenChange, title, about, ...form }: FormSheetProps) {
  const { t } = useTranslation('builder');
  const cancel = (
    <Button variant="outline" onClick={form.onCancel}>
      {t('cancel')}
    </Button>
  );
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      onSubmit={form.onSubmit}
      unsaved={form.unsaved}
      foot={
        <>
          {form.onCancel ? cancel : <CloseSheet>{cancel}</CloseSheet>}
          <Button type="submit" busy={form.busy} busyText={t('busy')}>
            {form.submitText}
          </Button>
        </>
      }
    >
      {about && <p className="small muted">{about}</p>}
      <SendingContext value={form.busy || !open}>{form.children}</SendingContext>
    </Sheet>
  );
}
