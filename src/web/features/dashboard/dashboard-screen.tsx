import { useTranslation } from 'react-i18next';

export function DashboardScreen() {
  const { t } = useTranslation('app');
  return (
    <div className="wrap">
      <h2 className="h-lg">{t('screens.home')}</h2>
    </div>
  );
}
