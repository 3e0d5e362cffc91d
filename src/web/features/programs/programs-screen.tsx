import { useTranslation } from 'react-i18next';

export function ProgramsScreen() {
  const { t } = useTranslation('app');
  return (
    <div className="wrap">
      <h2 className="h-lg">{t('screens.programs')}</h2>
    </div>
  );
}
