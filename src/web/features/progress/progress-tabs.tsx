import '#web/ui/tabs.css';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';

/** The three screens of Progress, each with its own address. */
export function ProgressTabs() {
  const { t } = useTranslation('progress');
  return (
    <nav className="progress-tabs" aria-label={t('tabs.label')}>
      <div className="tabs">
        <Link to="/progress" exact>
          {t('tabs.overview')}
        </Link>
        <Link to="/rounds">{t('tabs.rounds')}</Link>
        <Link to="/progress/practice">{t('tabs.practice')}</Link>
      </div>
    </nav>
  );
}
