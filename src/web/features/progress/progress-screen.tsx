import { useTranslation } from 'react-i18next';

export function ProgressScreen() {
  const { t } = useTranslation('app');
  return (
    <div className="wrap">
      <h2 className="h-lg">{t('screens.progress')}</h2>
    </div>
  );
}
