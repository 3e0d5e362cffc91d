import { useTranslation } from 'react-i18next';

export function LandingScreen() {
  const { t } = useTranslation('app');
  return (
    <main id="main" tabIndex={-1}>
      <h1>{t('screens.landing')}</h1>
    </main>
  );
}
