import { useTranslation } from 'react-i18next';

export function SessionScreen(_: { scheduledSessionId: string }) {
  const { t } = useTranslation('app');
  return (
    <div className="wrap">
      <h2 className="h-lg">{t('screens.session')}</h2>
    </div>
  );
}
