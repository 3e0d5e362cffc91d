import { Contours } from '#web/golf/contours.tsx';
import { useTranslation } from '#web/i18n/translation.ts';

/** On desktop, where the weeks will stand: an empty green as long as no program is open. */
export function ClosedSchedule() {
  const { t } = useTranslation('landing');
  return (
    <div className="card lp-closed only-wide">
      <Contours seed="empty" tone="paper" />
      <svg className="lp-pin" viewBox="0 0 100 120" aria-hidden>
        <path d="M30 100l42 18" className="d-shade" strokeWidth="3" />
        <ellipse cx="30" cy="100" rx="8" ry="6" className="d-cup" />
        <path d="M30 100V24" className="em-stick" />
        <path d="M31 24l36 12.5-36 12.5z" className="d-flag" />
      </svg>
      <p className="soft">{t('choose.closed')}</p>
    </div>
  );
}
