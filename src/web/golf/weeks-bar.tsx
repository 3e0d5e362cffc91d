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
  /** Lower and without the flag, for lists. */
  slim?: boolean | undefined;
};

/** A row of segments, one per week, with the flag in the current one. */
export function WeeksBar({ total, week, part = 0, slim }: WeeksBarProps) {
  const { t } = useTranslation('ui');
  const at = t('weekOf', { week: Math.min(week, total), total });
  const weeks = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <div
      className={slim ? 'weeks-bar weeks-bar-slim' : 'weeks-bar'}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={Math.min(week - 1, total)}
      aria-valuetext={at}
      aria-label={at}
    >
      {weeks.map((each) =>
        each === week ? (
          <i key={each} className="is-now" style={{ '--part': part } as CSSProperties}>
            <Flag />
          </i>
        ) : (
          <i key={each} {...(each < week && { className: 'is-done' })} />
        ),
      )}
    </div>
  );
}
