import './add-session-button.css';
import { Plus } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { InHeader } from './header-slot.tsx';
import { useAddSession } from './use-add-session.tsx';

/** Logs what was done outside of the plan: floats on phones, stands in the header on desktop. */
export function AddSessionButton() {
  const { t } = useTranslation('app');
  const { add, dialog } = useAddSession();
  return (
    <>
      <button type="button" className="add-session-button narrow-only" onClick={() => add()}>
        <Plus className="icon" aria-hidden />
        <span className="visually-hidden">{t('addSession')}</span>
      </button>
      <InHeader>
        <Button size="slim" className="wide-only" onClick={() => add()}>
          <Plus className="icon icon-small" aria-hidden />
          {t('addSession')}
        </Button>
      </InHeader>
      {dialog}
    </>
  );
}
