import { feed, reportNoteLength } from '#contract/feed.ts';
import { reportReasons } from '#domain/feed/report.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { errorText } from '#web/platform/error-text.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { Button } from '#web/ui/button.tsx';
import { OptionalLabel } from '#web/ui/optional-label.tsx';
import { Select } from '#web/ui/select.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

const rows = { comment: feed.reportComment, person: feed.reportPerson };

type ReportProps = {
  /** Whether the id is that of a comment or of a golfer. */
  readonly what: keyof typeof rows;
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Asks for the reason and reports a comment or a golfer to the administrators. */
export function ReportSheet({ what, id, open, onOpenChange }: ReportProps) {
  const { t } = useTranslation('feed');
  const { form, submit, unsaved, action } = useActionForm<
    (typeof rows)[typeof what],
    { reason: (typeof reportReasons)[number]; note: string }
  >(rows[what], {
    defaultValues: { reason: reportReasons[0], note: '' },
    input: (body) => ({ params: { id }, body }),
    success: { title: t(`report.${what}.done`) },
    failure: (error) => {
      const again = t('toasts.again');
      const description = errorText(error, { otherwise: again, offline: again });
      return { title: t(`report.${what}.failed`), description };
    },
    onSent: () => close(),
  });
  const close = () => {
    onOpenChange(false);
    form.reset();
  };
  const reasons = reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }));
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t(`report.${what}.title`)}
      onSubmit={submit}
      unsaved={unsaved}
      foot={
        <Button type="submit" busy={action.busy} wide>
          {t('report.send')}
        </Button>
      }
    >
      <p className="muted">{t(`report.${what}.text`)}</p>
      <FormField control={form.control} name="reason" label={t('report.reason')}>
        {(field) => <Select {...field} options={reasons} />}
      </FormField>
      <FormField
        control={form.control}
        name="note"
        label={<OptionalLabel>{t('report.note')}</OptionalLabel>}
      >
        {(field) => <TextArea {...field} maxLength={reportNoteLength} />}
      </FormField>
    </Sheet>
  );
}
