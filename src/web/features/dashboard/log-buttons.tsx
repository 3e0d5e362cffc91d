import '#web/ui/tile.css';
import { Flag, LandPlot, Target } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';

/** Activities that golfers log outside their plan. */
export type Logged = 'practice' | 'round';

/** An unfinished round on the course. */
export type OpenRound = {
  readonly courseName: string;
  /** Index of the current hole. */
  readonly at: number;
};

type LogButtonsProps = { readonly onLog: (what: Logged) => void };

const icons = { practice: Target, round: LandPlot } as const;

/** Buttons that open the form for practice or a round. */
export function LogButtons({ onLog }: LogButtonsProps) {
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

/** A link to the unfinished round on the course. */
export function OpenRoundLink({ round: { at, courseName } }: { readonly round: OpenRound }) {
  const { t } = useTranslation('dashboard');
  return (
    <Link className="list-row tile" to="/rounds/new">
      <Flag className="icon" aria-hidden />
      <span>
        {t('log.goOn', { hole: at + 1 })} <span className="row-text">{courseName}</span>
      </span>
    </Link>
  );
}
