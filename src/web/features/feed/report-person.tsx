import { useState } from 'react';
import type { Person } from '#contract/friends.ts';
import { usePersonName } from '#web/golf/person-name.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { ReportSheet } from './report-sheet.tsx';

/** Reports a golfer to the administrators. */
export function ReportPerson({ person }: { person: Person }) {
  const { t } = useTranslation('feed');
  const name = usePersonName()(person);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        size="slim"
        aria-label={t('report.person.named', { name })}
        onClick={() => setOpen(true)}
      >
        {t('actions.report')}
      </Button>
      <ReportSheet what="person" id={person.id} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
