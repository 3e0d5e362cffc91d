import './log-buttons.css';
import { LandPlot, Target } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';

/** What a golfer logs outside of the plan. */
export type Logged = 'practice' | 'round';

const icons = { practice: Target, round: LandPlot } as const;

/** One press to the form for practice, or for a round. */
export function LogButtons({ onLog }: { readonly onLog: (what: Logged) => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="log-buttons">
      {(['practice', 'round'] as const).map((what) => {
        const Icon = icons[what];
        return (
          <button type="button" key={what} onClick={() => onLog(what)}>
            <Icon className="icon" aria-hidden />
            {t(`log.${what}`)}
          </button>
        );
      })}
    </div>
  );
}
