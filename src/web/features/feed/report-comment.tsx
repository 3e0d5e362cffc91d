import { useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { ReportSheet } from './report-sheet.tsx';

/** Reports another golfer's comment to the administrators. */
export function ReportComment({ id }: { id: string }) {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link small" onClick={() => setOpen(true)}>
        {t('actions.report')}
      </button>
      <ReportSheet what="comment" id={id} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
