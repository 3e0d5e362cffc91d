import { useState } from 'react';
import { feed, reportNoteLength } from '#contract/feed.ts';
import { reportReasons } from '#domain/feed/report.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useCommentFailure } from './use-post-comment.ts';

/** Reports somebody else's comment to the administrators. */
export function ReportComment({ id }: { id: string }) {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(false);
  const { form, submit, action } = useActionForm(feed.reportComment, {
    defaultValues: { reason: reportReasons[0] as (typeof reportReasons)[number], note: '' },
    input: (body) => ({ params: { id }, body }),
    success: { title: t('report.done') },
    failure: useCommentFailure('report'),
    onSent: () => {
      setOpen(false);
      form.reset();
    },
  });
  const reasons = reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }));
  return (
    <>
      <button type="button" className="link small" onClick={() => setOpen(true)}>
        {t('actions.report')}
      </button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('report.title')}
        onSubmit={submit}
        foot={
          <Button type="submit" busy={action.busy} wide>
            {t('report.send')}
          </Button>
        }
      >
        <p className="muted">{t('report.text')}</p>
        <FormField control={form.control} name="reason" label={t('report.reason')}>
          {(field) => <Select {...field} options={reasons} />}
        </FormField>
        <FormField control={form.control} name="note" label={t('report.note')}>
          {(field) => <TextArea {...field} maxLength={reportNoteLength} />}
        </FormField>
      </Sheet>
    </>
  );
}
