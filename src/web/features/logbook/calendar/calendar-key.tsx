import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';

/** The legend of the calendar's marks. */
export function CalendarKey() {
  const { t } = useTranslation('logbook');
  return (
    <ul className="small muted calendar-key" aria-label={t('key.title')}>
      <li className="with-icon">
        <StatusIcon state="done" />
        {t('key.done')}
      </li>
      {(['missed', 'skipped', 'planned'] as const).map((state) => (
        <li className="with-icon" key={state}>
          <StatusIcon state={state} />
          {t(`states.${state}`)}
        </li>
      ))}
      <li className="with-icon">
        <i className="calendar-key-round" />
        {t('key.round')}
      </li>
    </ul>
  );
}
