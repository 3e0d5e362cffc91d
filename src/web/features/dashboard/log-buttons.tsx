import '#web/ui/tile.css';
import { LandPlot, Target } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';

/** What a golfer logs outside of the plan. */
export type Logged = 'practice' | 'round';

const icons = { practice: Target, round: LandPlot } as const;

/** One press to the form for practice, or for a round. */
export function LogButtons({ onLog }: { readonly onLog: (what: Logged) => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="even-columns">
      {(['practice', 'round'] as const).map((what) => {
        const Icon = icons[what];
        return (
          <button
            type="button"
            className="list-row tile is-outline"
            key={what}
            onClick={() => onLog(what)}
          >
            <Icon className="icon" aria-hidden />
            <span>{t(`log.${what}`)}</span>
          </button>
        );
      })}
    </div>
  );
}
