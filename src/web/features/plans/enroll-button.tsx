import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchCode } from '#web/platform/fetch-code.ts';
import { errorText } from '#web/platform/i18n.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { Button } from '#web/ui/button.tsx';
import type { EnrollWizardProps } from './wizard/enroll-wizard.tsx';

const loadWizard = () => import('./wizard/enroll-wizard.tsx');

/** A finger or the focus on the button is reason enough to fetch what it opens. */
const fetchAhead = () => void loadWizard().catch(() => {});

type EnrollButtonProps = Pick<EnrollWizardProps, 'program' | 'totalSessions'>;

/** Opens the enrollment wizard, which is fetched the first time. */
export function EnrollButton({ program, totalSessions }: EnrollButtonProps) {
  const { t } = useTranslation('plans');
  const [Wizard, setWizard] = useState<ComponentType<EnrollWizardProps> | null>(null);
  const [fetching, setFetching] = useState(false);
  const [open, setOpen] = useState(false);

  const show = async () => {
    setFetching(true);
    try {
      const { EnrollWizard } = await fetchCode(loadWizard);
      setWizard(() => EnrollWizard);
      setOpen(true);
    } catch (error) {
      const title = t('enroll.failed.title');
      toast({ title, description: errorText(error), variant: 'destructive' });
    }
    setFetching(false);
  };

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
