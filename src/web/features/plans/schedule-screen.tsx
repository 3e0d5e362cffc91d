import { useTranslation } from 'react-i18next';

export function ScheduleScreen() {
  const { t } = useTranslation('app');
  return (
    <div className="wrap">
      <h2 className="h-lg">{t('screens.schedule')}</h2>
    </div>
  );
}
