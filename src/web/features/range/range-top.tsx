import { Pause, Sun } from 'lucide-react';
import type { CSSProperties } from 'react';
import { attemptsIn, attemptsInAll } from '#domain/drills/attempts.ts';
import { progressOf } from '#domain/training/session-progress.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useStore } from '#web/platform/store.ts';
import { chooseSettings, rangeSettings } from './range-settings.ts';
import { attemptsMade } from './results.ts';
import { pause, type RangeDrill, type Training } from './training-steps.ts';
import type { TakeStep } from './use-training.ts';

type RangeTopProps = {
  readonly drills: readonly RangeDrill[];
  readonly at: number;
  readonly training: Training;
  readonly take: TakeStep;
};

/** The header: pause button, session progress, and sunlight switch. */
export function RangeTop({ drills, at, training, take }: RangeTopProps) {
  const { t } = useTranslation('range');
  const { sunlight } = useStore(rangeSettings);
  return (
    <header className="range-top">
      <button
        type="button"
        className="range-icon"
        aria-label={t('pause.title')}
        onClick={() => take(pause)}
      >
        <Pause className="icon" aria-hidden />
      </button>
      <div>
        <h1 id="screen-title" tabIndex={-1}>
          {t('drillOf', { number: at + 1, total: drills.length })}
        </h1>
        <div className="range-progress" aria-hidden>
          {drills.map((drill, place) => (
            <i
              key={drill.key}
              className={place === at ? 'is-now' : undefined}
              style={{ '--share': `${shareOf(drill, training) * 100}%` } as CSSProperties}
            />
          ))}
        </div>
      </div>
      <button
        type="button"
        className="range-icon"
        aria-label={t('sunlight')}
        aria-pressed={sunlight}
        onClick={() => chooseSettings({ sunlight: !sunlight })}
      >
        <Sun className="icon" aria-hidden />
      </button>
    </header>
  );
}

/** The completed share of a drill, from 0 to 1. A drill that was left out counts as 0. */
function shareOf({ key, scoring }: RangeDrill, { progress }: Training): number {
  const drill = progressOf(progress, key);
  if (drill.state === 'done') return 1;
  const most = scoring && (drill.balls?.length ? attemptsInAll : attemptsIn)(scoring);
  return most && drill.state === 'open' ? attemptsMade(drill) / most : 0;
}
