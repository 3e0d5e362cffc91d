import { useTranslation } from 'react-i18next';

export function SignUpScreen(_: { next?: string }) {
  const { t } = useTranslation('app');
  return (
    <main id="main" tabIndex={-1}>
      <h1>{t('screens.signUp')}</h1>
    </main>
  );
}
