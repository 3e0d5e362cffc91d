import { useTranslation } from 'react-i18next';

export function WeekScreen(_: { weekNumber: number }) {
  const { t } = useTranslation('app');
  return (
    <div className="wrap">
      <h2 className="h-lg">{t('screens.week')}</h2>
    </div>
  );
}
