import { useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useFetched } from '#web/platform/loading/use-fetched.ts';
import { Button } from '#web/ui/button.tsx';
import type { EnrollWizardProps } from './enroll-wizard.tsx';

const loadWizard = async () => (await import('./enroll-wizard.tsx')).EnrollWizard;

/** Loads the wizard early, when the pointer or the focus reaches the button. */
const fetchAhead = () => void loadWizard().catch(() => {});

type EnrollButtonProps = Pick<EnrollWizardProps, 'program' | 'totalSessions'>;

/** Opens the enrollment wizard, which is loaded on first use. */
export function EnrollButton({ program, totalSessions }: EnrollButtonProps) {
  const { t } = useTranslation('training');
  const { part: Wizard, fetching, fetchPart } = useFetched(loadWizard, t('enroll.failed.title'));
  const [open, setOpen] = useState(false);
  const show = async () => setOpen(await fetchPart());

  return (
    <>
      <Button
        size="tall"
        wide
        disabled={totalSessions === 0}
        busy={fetching}
        busyText={t('enroll.opening')}
        onClick={show}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        {t('enroll.open')}
      </Button>
      {Wizard && (
        <Wizard
          program={program}
          totalSessions={totalSessions}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
