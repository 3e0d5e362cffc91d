import { useTranslation } from 'react-i18next';

export function WelcomeScreen() {
  const { t } = useTranslation('app');
  return (
    <main id="main" tabIndex={-1}>
      <h1>{t('screens.welcome')}</h1>
    </main>
  );
}
