import '#web/golf/diagram-marks.css';
import './closed-schedule.css';
import { Contours } from '#web/golf/contours.tsx';
import { useTranslation } from '#web/i18n/translation.ts';

/** On desktop, where the weeks will stand: an empty green as long as no program is open. */
export function ClosedSchedule() {
  const { t } = useTranslation('landing');
  return (
    <div className="card closed-schedule wide-only">
      <Contours seed="empty" tone="paper" />
      <svg className="closed-schedule-pin" viewBox="0 0 100 120" aria-hidden>
        <path d="M30 100l42 18" className="diagram-shade" strokeWidth="3" />
        <ellipse cx="30" cy="100" rx="8" ry="6" className="diagram-cup" />
        <path d="M30 100V24" className="diagram-flagstick" />
        <path d="M31 24l36 12.5-36 12.5z" className="diagram-flag" />
      </svg>
      <p className="muted">{t('choose.closed')}</p>
    </div>
  );
}
