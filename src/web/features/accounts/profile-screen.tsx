import { useTranslation } from 'react-i18next';

export function ProfileScreen() {
  const { t } = useTranslation('app');
  return (
    <div className="wrap">
      <h2 className="h-lg">{t('screens.profile')}</h2>
    </div>
  );
}
