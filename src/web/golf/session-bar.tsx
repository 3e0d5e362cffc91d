import './focus.css';
import './session-bar.css';
import type { Focus } from '#domain/drills/drill.ts';
import { useTranslation } from '#web/i18n/translation.ts';

type Part = {
  readonly id: string;
  readonly name: string;
  readonly focus: Focus;
  readonly duration: number;
  /** Whether the golfer left the drill out. */
  readonly isLeftOut?: boolean;
};

type SessionBarProps = {
  readonly drills: readonly Part[];
  /** Low and without minutes, for a line of a list. */
  readonly slim?: boolean;
};

/** A segment whose share of the session is smaller has no room for its minutes. */
const leastShareWithNumber = 0.08;

/** A session at a glance: its drills as segments, as wide as their minutes, in the color of their focus. */
export function SessionBar({ drills, slim }: SessionBarProps) {
  const { t } = useTranslation('training');
  const total = drills.reduce((sum, { duration }) => sum + duration, 0);
  const label = drills
    .map(({ name, duration }) => t('drill.minutesOf', { name, minutes: duration }))
    .join(', ');
  return (
    <div className={slim ? 'session-bar is-slim' : 'session-bar'} role="img" aria-label={label}>
      {drills.map(({ id, focus, duration, isLeftOut }, at) => (
        <span
          key={id}
          className={isLeftOut ? `focus-${focus} is-left-out` : `focus-${focus}`}
          style={{ flexGrow: duration }}
        >
          <i />
          {!slim && duration >= total * leastShareWithNumber && (
            <span className="number">
              {at === 0 ? t('minutes', { minutes: duration }) : duration}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
