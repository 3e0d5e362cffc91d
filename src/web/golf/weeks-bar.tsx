import './weeks-bar.css';
import type { CSSProperties } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Flag } from './flag.tsx';

export type WeeksBarProps = {
  /** The number of weeks in the program, 1 or more. */
  total: number;
  /** The current week, from 1; `total` plus one after the program is over. */
  week: number;
  /** How much of the current week is over, 0 to 1; the flag's position. */
  part?: number | undefined;
  /** The weeks with a missed session, which get a mark. */
  missed?: readonly number[] | undefined;
  /** Lower and without the flag, for lists. */
  slim?: boolean | undefined;
};

/** A row of segments, one per week, with the flag in the current one. */
export function WeeksBar({ total, week, part = 0, missed = [], slim }: WeeksBarProps) {
  const { t } = useTranslation('ui');
  const of = { week: Math.min(week, total), total };
  const at = t('weekOf', of);
  const weeks = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <div
      className={slim ? 'weeks-bar weeks-bar-slim' : 'weeks-bar'}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={Math.min(week - 1, total)}
      aria-valuetext={missed.length > 0 ? t('weekOfMissed', { ...of, count: missed.length }) : at}
      aria-label={at}
    >
      {weeks.map((each) =>
        each === week ? (
          <i key={each} className="is-now" style={{ '--part': part } as CSSProperties}>
            {missed.includes(each) && <MissedMark />}
            <Flag />
          </i>
        ) : (
          <i key={each} {...(each < week && { className: 'is-done' })}>
            {missed.includes(each) && <MissedMark />}
          </i>
        ),
      )}
    </div>
  );
}

/** The ring that marks missed sessions everywhere, here on the segment of the week. */
const MissedMark = () => <span className="weeks-bar-missed" />;
