import './installation.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { installation } from '#contract/installation.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { QueryBoundary } from '#web/platform/screen/states.tsx';
import { toast } from '#web/platform/toast/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Invitations } from './invitations.tsx';
import { SettingsForm } from './settings-form.tsx';
import { VersionPart } from './version-part.tsx';

/** The administrators' page about the installation as a whole. */
export function InstallationScreen() {
  const { t } = useTranslation('installation');
  return (
    <div className="gutter stack-large">
      <h2 className="heading-large">{t('title')}</h2>
      <QueryBoundary title={t('failed')} safe={t('failedSafe')}>
        <Settings />
        <VersionPart />
        <Invitations />
      </QueryBoundary>
    </div>
  );
}

function Settings() {
  const { t } = useTranslation('installation');
  const { data: state } = useSuspenseQuery(query(installation.read));
  return (
    <SettingsForm
      state={state}
      isWhole
      onSaved={() => toast({ title: t('saved') })}
      submit={(busy) => (
        <div>
          <Button type="submit" busy={busy}>
            {t('save')}
          </Button>
        </div>
      )}
    />
  );
}
