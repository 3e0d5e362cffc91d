import { useQuery } from '@tanstack/react-query';
import { logbook } from '#contract/logbook.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { middleHalf } from '#domain/progress/round-trends.ts';
import { type UsualRound, usualRoundAt } from '#domain/progress/usual-round.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { SectionHead } from '#web/ui/section-head.tsx';

type Data = CalendarItem['data'];

/** The values compared between rounds, and the matching values that are usual for a handicap. */
const measures = [
  { name: 'score', read: ({ totalScore }: Data) => totalScore, usual: 'score' },
  { name: 'greens', read: (data: Data) => data.greensInRegulation, usual: 'greens' },
  { name: 'putts', read: ({ putts }: Data) => putts, usual: 'putts' },
] as const satisfies readonly {
  name: string;
  read: (data: Data) => number | null | undefined;
  usual: keyof UsualRound;
}[];

const lastRounds = 10;

/** Returns up to ten earlier rounds with the same holes and score type, newest last. */
function roundsBefore(item: CalendarItem, items: readonly CalendarItem[]): CalendarItem[] {
  const { holes, scoreType } = item.data;
  return items
    .filter(({ id, type, isCompleted }) => type === 'golf_round' && isCompleted && id !== item.id)
    .filter(
      ({ date, data }) => date <= item.date && data.holes === holes && data.scoreType === scoreType,
    )
    .slice(-lastRounds);
}

/** Compares the round with the middle half of the golfer's last ten rounds and with golfers of the same handicap. */
export function RoundBands({ item }: { item: CalendarItem }) {
  const { t } = useTranslation('logbook');
  const { currentHandicap } = useGolfer();
  const { data: items = [] } = useQuery(query(logbook.calendar));
  const before = roundsBefore(item, items);
  const isUsual = item.data.holes === 18 && item.data.scoreType === 'strokeplay';
  const usual = isUsual && currentHandicap !== null ? usualRoundAt(Number(currentHandicap)) : null;
  const bands = measures.flatMap(({ name, read, usual: key }) => {
    const value = read(item.data);
    const half = middleHalf(before.flatMap(({ data }) => read(data) ?? []));
    return value == null || half === null
      ? []
      : [{ name, value, half, others: usual && { handicap: usual.handicap, value: usual[key] } }];
  });
  if (bands.length === 0) return null;
  return (
    <section className="round-bands" aria-labelledby="round-bands">
      <SectionHead
        id="round-bands"
        level={3}
        title={t('bands.title')}
        aside={<span className="small muted">{t('bands.rounds', { count: before.length })}</span>}
      />
      <ul className="ruled">
        {bands.map((band) => (
          <Band key={band.name} {...band} />
        ))}
      </ul>
    </section>
  );
}

type BandProps = {
  readonly name: (typeof measures)[number]['name'];
  readonly value: number;
  readonly half: { readonly low: number; readonly high: number };
  readonly others: { readonly handicap: number; readonly value: number } | null;
};

function Band({ name, value, half, others }: BandProps) {
  const { t } = useTranslation('logbook');
  const { rounded: write } = useNumbers();
  const known = [value, half.low, half.high, ...(others ? [others.value] : [])];
  const room = Math.max(1, (Math.max(...known) - Math.min(...known)) * 0.25);
  const [from, to] = [Math.min(...known) - room, Math.max(...known) + room];
  const at = (number: number) => ((number - from) / (to - from)) * 100;
  return (
    <li>
      <p className="between">
        <b>{t(`bands.${name}`)}</b>
        <b className="number">{write(value)}</b>
      </p>
      <div className="round-band" aria-hidden>
        <i
          className="is-half"
          style={{ left: `${at(half.low)}%`, width: `${at(half.high) - at(half.low)}%` }}
        />
        {others && <i className="is-usual" style={{ left: `${at(others.value)}%` }} />}
        <i className="is-round" style={{ left: `${at(value)}%` }} />
      </div>
      <p className="between small muted">
        <span>{t('bands.yours', { low: write(half.low), high: write(half.high) })}</span>
        {others && (
          <span>
            {t('bands.others', { handicap: write(others.handicap), value: write(others.value) })}
          </span>
        )}
      </p>
    </li>
  );
}
