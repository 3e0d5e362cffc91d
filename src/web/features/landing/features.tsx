import '#web/ui/site.css';
import './features.css';
import { Flame, Target, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays } from '#domain/calendar-date.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { AchievementBadge } from '#web/golf/achievement-badge.tsx';
import { Contours } from '#web/golf/contours.tsx';
import { HandicapCurve } from '#web/golf/handicap-figure.tsx';
import { handicapLine } from '#web/golf/handicap-line.ts';
import { WeekStrip, type WeekStripDay } from '#web/golf/week-strip.tsx';
import { WeeksBar } from '#web/golf/weeks-bar.tsx';
import { useTranslation } from '#web/i18n/translation.ts';

// A week and a summer of a made-up golfer, used as illustrations. They are not real data.
const week: readonly WeekStripDay[] = [
  { date: '2026-05-11', state: 'done' },
  { date: '2026-05-12', state: 'skipped' },
  { date: '2026-05-13', state: 'rest' },
  { date: '2026-05-14', state: 'today' },
  { date: '2026-05-15', state: 'rest' },
  { date: '2026-05-16', state: 'planned' },
  { date: '2026-05-17', state: 'rest' },
];
const firstHandicap = 22.6;
const summer = [firstHandicap, 22.2, 22.1, 21.6, 20.9, 20.4, 20.0, 19.3, 18.9, 18.4].map(
  (handicap, index) => ({ handicap, date: addDays('2026-05-01', 14 * index) }),
);
const line = handicapLine(summer, 12);

/** The three claims, each illustrated with a piece of the app. */
export function Features() {
  const { language } = useTranslation('landing');
  return (
    <section className="site-wide features">
      <Feature name="structured" look="feature-week">
        <WeekStrip days={week} />
        <WeeksBar total={12} week={5} part={4 / 7} />
      </Feature>
      <Feature name="track" look="turf feature-line">
        <Contours seed="hero" />
        <HandicapCurve line={line} start={formatHandicap(firstHandicap, language)} hasPace mini />
      </Feature>
      <Feature name="achieve" look="feature-badges">
        <AchievementBadge rarity="uncommon" icon={<Target className="icon" />} />
        <AchievementBadge rarity="legendary" icon={<Trophy className="icon" />} />
        <AchievementBadge rarity="rare" icon={<Flame className="icon" />} />
      </Feature>
    </section>
  );
}

type FeatureProps = {
  readonly name: 'structured' | 'track' | 'achieve';
  readonly look: string;
  readonly children: ReactNode;
};

function Feature({ name, look, children }: FeatureProps) {
  const { t } = useTranslation('landing');
  return (
    <article className="feature">
      <div className={`feature-picture ${look}`} aria-hidden>
        {children}
      </div>
      <h2 className="heading-medium">{t(`${name}.title`)}</h2>
      <p className="muted">{t(`${name}.text`)}</p>
    </article>
  );
}
