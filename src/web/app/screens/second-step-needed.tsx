import { useTranslation } from '#web/i18n/translation.ts';
import { EmptyState } from '#web/platform/screen/states.tsx';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';

/** Leads an administrator to the profile, where codes and passkeys are set up. */
export function SecondStepNeeded() {
  const { t } = useTranslation('second-step');
  return (
    <EmptyState
      title={t('needed.title')}
      text={t('needed.text')}
      action={
        <Button asChild>
          <Link to="/profile">{t('needed.action')}</Link>
        </Button>
      }
    />
  );
}
