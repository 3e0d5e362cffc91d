import '#web/golf/recent-rounds.css';
import './last-round.css';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import type { Hole } from '#domain/logbook/hole-card.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';
import { HoleStrip, useHoleWords } from './hole-strip.tsx';
import { RoundScore } from './round-list.tsx';

/** The golfer's last round as a card that leads to its page. */
export function LastRound({ round }: { round: CalendarItem }) {
  const { t } = useTranslation('rounds');
  const dates = useDates();
  const today = useToday();
  const { id, title, date, data } = round;
  return (
    <Link className="card card-padded last-round is-wide" to="/rounds/$id" params={{ id }}>
      <span className="between">
        <span>
          <b className="heading-medium">{t('last')}</b>
          <span className="row-text">
            {title}, {dates.weekdayShort(date, today)}
          </span>
        </span>
        <RoundScore round={round} />
      </span>
      {data.scorecard && <Holes card={data.scorecard} />}
    </Link>
  );
}

function Holes({ card }: { card: readonly Hole[] }) {
  return (
    <>
      <span aria-hidden>
        <HoleStrip card={card} />
      </span>
      <span className="small muted">{useHoleWords(card)}</span>
    </>
  );
}
