import type { BaseSyntheticEvent, ReactNode } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { type DialogState, Sheet } from '#web/ui/sheet.tsx';

type FormSheetProps = DialogState & {
  readonly title: string;
  /** What it is added to or changed in. */
  readonly about?: string;
  readonly submitText: string;
  readonly busy: boolean;
  /** Called by Cancel; closing otherwise may be an accident. */
  readonly onCancel?: () => void;
  readonly onSubmit: (event?: BaseSyntheticEvent) => void;
  readonly children: ReactNode;
};

/** A form of administrators in a sheet: its fields, Cancel, and what sends it. */
export function FormSheet({ open, onOpenChange, title, about, ...form }: FormSheetProps) {
  const { t } = useTranslation('builder');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      onSubmit={form.onSubmit}
      foot={
        <>
          <Button variant="outline" onClick={form.onCancel ?? (() => onOpenChange(false))}>
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
  );
}
