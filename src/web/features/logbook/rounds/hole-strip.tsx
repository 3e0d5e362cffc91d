import './hole-strip.css';
import type { Hole } from '#domain/logbook/hole-card.ts';
import { type HoleKind, holeKinds, kindOfHole } from '#domain/logbook/round-figures.ts';
import { useTranslation } from '#web/i18n/translation.ts';

const height = 14;
const [cell, step, turn, nine] = [10, 12, 4, 9];

/** How high a hole is drawn: told by height and shape, not by color alone. */
const heights: Readonly<Record<HoleKind, number>> = {
  eagle: cell,
  birdie: cell,
  par: 3,
  bogey: 8,
  double: height,
  triple: height,
};

/** Counts the holes of each kind, in words: "3 pars, 10 bogeys". */
export function useHoleWords(card: readonly Hole[]): string {
  const { t } = useTranslation('rounds');
  const kinds = card.map(kindOfHole);
  const words = holeKinds.flatMap((kind) => {
    const count = kinds.filter((each) => each === kind).length;
    return count === 0 ? [] : [t(`strip.${kind}`, { count })];
  });
  return words.join(', ');
}

/** A round as a strip of its holes: a ball under par, a stub for par, and higher for each stroke over it. */
export function HoleStrip({ card }: { readonly card: readonly Hole[] }) {
  const kinds = card.map(kindOfHole);
  const words = useHoleWords(card);
  const width = card.length * step + (card.length > nine ? turn : 0);
  return (
    <svg
      className="hole-strip"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={words}
    >
      {kinds.map((kind, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the hole
        <Mark key={index} kind={kind} x={index * step + (index < nine ? 0 : turn)} />
      ))}
    </svg>
  );
}

function Mark({ kind, x }: { readonly kind: HoleKind | null; readonly x: number }) {
  if (kind === null) return <path className="is-unknown" d={`M${x} ${height - 1}h${cell}`} />;
  const high = heights[kind];
  const middle = x + cell / 2;
  if (kind === 'birdie' || kind === 'eagle') {
    const center = height - cell / 2;
    return (
      <>
        <circle className="is-birdie" cx={middle} cy={center} r={cell / 2} />
        {kind === 'eagle' && <circle className="is-cut" cx={middle} cy={center} r={cell / 4} />}
      </>
    );
  }
  return (
    <>
      <rect className={`is-${kind}`} x={x} y={height - high} width={cell} height={high} rx={1.6} />
      {kind === 'triple' && <path className="is-cut" d={`M${x} ${height / 2}h${cell}`} />}
    </>
  );
}
