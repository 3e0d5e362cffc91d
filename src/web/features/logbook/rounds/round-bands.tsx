import './round-bands.css';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { middleHalf } from '#domain/progress/round-trends.ts';
import { type UsualRound, usualRoundAt } from '#domain/progress/usual-round.ts';
import { ValueBand } from '#web/golf/value-band.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
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

type RoundBandsProps = {
  readonly round: CalendarItem;
  /** The golfer's last comparable rounds. */
  readonly before: readonly CalendarItem[];
};

/** Compares the round with the middle half of the golfer's last ten rounds and with golfers of the same handicap. */
export function RoundBands({ round, before }: RoundBandsProps) {
  const { t } = useTranslation('rounds');
  const { currentHandicap } = useGolfer();
  const isUsual = round.data.holes === 18 && round.data.scoreType === 'strokeplay';
  const usual = isUsual && currentHandicap !== null ? usualRoundAt(Number(currentHandicap)) : null;
  const bands = measures.flatMap(({ name, read, usual: key }) => {
    const value = read(round.data);
    const half = middleHalf(before.flatMap(({ data }) => read(data) ?? []));
    return value == null || half === null
      ? []
      : [{ name, value, half, others: usual && { handicap: usual.handicap, value: usual[key] } }];
  });
  if (bands.length === 0) return null;
  return (
    <section className="card card-padded round-bands" aria-labelledby="round-bands">
      <SectionHead
        id="round-bands"
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
  const { t } = useTranslation('rounds');
  const { rounded: write } = useNumbers();
  return (
    <li>
      <p className="between">
        <b>{t(`bands.${name}`)}</b>
        <b className="number">{write(value)}</b>
      </p>
      <ValueBand
        value={value}
        half={half}
        usual={others?.value ?? null}
        yours={t('bands.yours', { low: write(half.low), high: write(half.high) })}
        others={
          others &&
          t('bands.others', { handicap: write(others.handicap), value: write(others.value) })
        }
      />
    </li>
  );
}
