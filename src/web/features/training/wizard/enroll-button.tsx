import { useTranslation } from '#web/i18n/translation.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import { Button } from '#web/ui/button.tsx';
import type { EnrollWizardProps } from './enroll-wizard.tsx';

const loadWizard = () => import('./enroll-wizard.tsx');
const EnrollWizard = lazily(loadWizard, 'EnrollWizard');

/** Loads the wizard early, when the pointer or the focus reaches the button. */
const fetchAhead = () => void loadWizard().catch(() => {});

type EnrollButtonProps = Pick<EnrollWizardProps, 'program' | 'totalSessions'>;

/** Opens the enrollment wizard, which is loaded on first use. */
export function EnrollButton({ program, totalSessions }: EnrollButtonProps) {
  const { t } = useTranslation('training');
  const wizard = useDialog(EnrollWizard, t('enroll.failed.title'));

  return (
    <>
      <Button
        disabled={totalSessions === 0}
        busy={wizard.busy}
        busyText={t('enroll.opening')}
        onClick={wizard.show}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        {t('enroll.open')}
      </Button>
      {wizard.opened > 0 && (
        <EnrollWizard program={program} totalSessions={totalSessions} {...wizard.state} />
      )}
    </>
  );
}
