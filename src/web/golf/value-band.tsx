import './value-band.css';
import type { ReactNode } from 'react';

type ValueBandProps = {
  readonly value: number;
  /** More values, as small dots on the line. */
  readonly all?: readonly number[];
  /** The middle half of the golfer's own values; null if there are too few. */
  readonly half: { readonly low: number; readonly high: number } | null;
  /** The usual value of other golfers; null if it is unknown. */
  readonly usual: number | null;
  /** Says the golfer's own middle half. */
  readonly yours: ReactNode;
  /** Says the usual value. */
  readonly others: ReactNode;
};

/** A value as a ball on a line, with the golfer's own middle half as a block and other golfers as a dotted mark. */
export function ValueBand({ value, all = [], half, usual, yours, others }: ValueBandProps) {
  const known = [value, ...all, half?.low, half?.high, usual].filter((each) => each != null);
  const room = Math.max(1, (Math.max(...known) - Math.min(...known)) * 0.25);
  const [from, to] = [Math.min(...known) - room, Math.max(...known) + room];
  const at = (number: number) => ((number - from) / (to - from)) * 100;
  return (
    <>
      <div className="value-band" aria-hidden>
        {half && (
          <i
            className="is-half"
            style={{ left: `${at(half.low)}%`, width: `${at(half.high) - at(half.low)}%` }}
          />
        )}
        {usual !== null && <i className="is-usual" style={{ left: `${at(usual)}%` }} />}
        {[...new Set(all)].map((each) => (
          <i key={each} className="is-one" style={{ left: `${at(each)}%` }} />
        ))}
        <i className="is-value" style={{ left: `${at(value)}%` }} />
      </div>
      <p className="between between-wrap small muted">
        <span>{yours}</span>
        {others && <span>{others}</span>}
      </p>
    </>
  );
}
