import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';

const minutesPerHour = 60;

/** A time with its units: 45 min, 2 h 05. */
export function Minutes({ minutes }: { minutes: number }) {
  const { t } = useTranslation('progress');
  const { write } = useNumbers();
  const hours = Math.floor(minutes / minutesPerHour);
  const rest = minutes % minutesPerHour;
  if (hours === 0)
    return (
      <>
        {rest} <small>{t('stats.minutes')}</small>
      </>
    );
  return (
    <>
      {write(hours)}{' '}
      <small>
        {t('stats.hours')} {String(rest).padStart(2, '0')}
      </small>
    </>
  );
}
