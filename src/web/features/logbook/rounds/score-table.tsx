import '#web/golf/score-mark.css';
import '#web/golf/turf.css';
import './score-table.css';
import type { ReactNode } from 'react';
import { type Hole, markOf } from '#domain/logbook/hole-card.ts';
import { Contours } from '#web/golf/contours.tsx';
import { useTranslation } from '#web/i18n/translation.ts';

const nine = 9;

/** A scorecard on turf: out, in, and what was counted on each hole. */
export function ScoreTable({ card }: { readonly card: readonly Hole[] }) {
  const { t } = useTranslation('rounds');
  const course = useTranslation('course').t;
  const halves = card.length > nine ? [card.slice(0, nine), card.slice(nine)] : [card];
  return (
    <section className="turf score-card" aria-label={course('card.title')}>
      <Contours seed="scores" />
      {halves.map((holes, half) => (
        <Nine
          // biome-ignore lint/suspicious/noArrayIndexKey: the index says which half it is
          key={half}
          holes={holes}
          from={half * nine + 1}
          total={halves.length === 1 ? t('card.total') : t(half === 0 ? 'card.out' : 'card.in')}
        />
      ))}
      <p className="small score-key" aria-hidden>
        <span className="with-icon">
          <i className="score-mark is-circled" />
          {t('card.birdie')}
        </span>
        <span className="with-icon">
          <i className="score-mark is-boxed" />
          {t('card.bogey')}
        </span>
        <span className="with-icon">
          <i className="score-mark is-boxed_twice" />
          {t('card.double')}
        </span>
      </p>
    </section>
  );
}

type NineProps = {
  readonly holes: readonly Hole[];
  /** Number of the first hole. */
  readonly from: number;
  /** The name of the column with the sums. */
  readonly total: string;
};

/** Returns the sum of the known values; null if none is known. */
function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

function Nine({ holes, from, total }: NineProps) {
  const { t } = useTranslation('rounds');
  const course = useTranslation('course').t;
  const rows: readonly Row[] = [
    { name: 'par', value: ({ par }) => par, cell: ({ par }) => par ?? '–' },
    { name: 'score', value: ({ strokes }) => strokes, cell: (hole) => <Strokes hole={hole} /> },
    { name: 'putts', value: ({ putts }) => putts, cell: (hole) => <Putts hole={hole} /> },
    {
      name: 'fairway',
      value: ({ fairway }) => (fairway === null ? null : Number(fairway)),
      cell: (hole) => <Fairway hole={hole} />,
    },
  ];
  const names = {
    par: course('hole.parOf'),
    score: t('card.score'),
    putts: course('hole.putts'),
    fairway: course('hole.fairway'),
  };
  return (
    <table className="score-table">
      <caption className="visually-hidden">
        {t('card.holes', { from, to: from + holes.length - 1 })}
      </caption>
      <thead>
        <tr>
          <th scope="row">{t('card.hole')}</th>
          {holes.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the hole
            <th scope="col" key={index}>
              {from + index}
            </th>
          ))}
          <th scope="col" className="is-total">
            {total}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .map((row) => ({ ...row, sum: sumOf(holes.map(row.value)) }))
          .filter(({ sum, name }) => sum !== null || name === 'score')
          .map(({ name, sum, cell }) => (
            <tr key={name} className={`is-${name}`}>
              <th scope="row">{names[name]}</th>
              {holes.map((hole, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the hole
                <td key={index}>{cell(hole)}</td>
              ))}
              <td className="is-total">{sum ?? '–'}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

type Row = {
  readonly name: 'par' | 'score' | 'putts' | 'fairway';
  /** What is added up in the last column. */
  readonly value: (hole: Hole) => number | null;
  readonly cell: (hole: Hole) => ReactNode;
};

type CellProps = { readonly hole: Hole };

function Strokes({ hole }: CellProps) {
  const { t } = useTranslation('course');
  const { strokes, pickedUp } = hole;
  return (
    <b className={`score-mark is-${markOf(hole) ?? 'open'}`}>
      {strokes ??
        (pickedUp ? (
          <>
            <span aria-hidden>×</span>
            <span className="visually-hidden">{t('card.pickedUp')}</span>
          </>
        ) : (
          '–'
        ))}
    </b>
  );
}

const many = 3;

function Putts({ hole: { putts } }: CellProps) {
  if (putts === null) return '–';
  return putts >= many ? <b className="is-many">{putts}</b> : putts;
}

/** A ball for a fairway that was hit, a cross for one that was missed, a dash for none. */
function Fairway({ hole: { par, fairway } }: CellProps) {
  const { t } = useTranslation('rounds');
  if (par === 3 || fairway === null) return '–';
  return (
    <>
      <span className="visually-hidden">{t(fairway ? 'card.hit' : 'card.missed')}</span>
      {fairway ? (
        <i className="fairway-hit" />
      ) : (
        <span className="is-many" aria-hidden>
          ×
        </span>
      )}
    </>
  );
}
