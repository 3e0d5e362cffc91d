import { useTranslation } from 'react-i18next';

export function SetupScreen(_: { token?: string }) {
  const { t } = useTranslation('app');
  return (
    <main id="main" tabIndex={-1}>
      <h1>{t('screens.setup')}</h1>
    </main>
  );
}
