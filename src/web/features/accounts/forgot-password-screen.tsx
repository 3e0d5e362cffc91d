import { useTranslation } from 'react-i18next';

export function ForgotPasswordScreen() {
  const { t } = useTranslation('app');
  return (
    <main id="main" tabIndex={-1}>
      <h1>{t('screens.forgotPassword')}</h1>
    </main>
  );
}
