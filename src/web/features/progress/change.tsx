import type { Trend } from '#domain/progress/round-trends.ts';
import { useRoundTexts } from './use-round-texts.ts';

type ChangeProps = {
  readonly trend: Trend;
  readonly measured: 'strokes' | 'counts';
  readonly better: 'higher' | 'lower';
};

/** Compares the latest rounds with the ones before. Improvements are green. */
export function Change({ trend, measured, better }: ChangeProps) {
  const text = useRoundTexts().change(trend, measured);
  if (text === null || trend.change === null) return null;
  const isBetter = trend.change === 0 || trend.change > 0 === (better === 'higher');
  return <b className={isBetter ? 'measure-change' : 'measure-change is-worse'}>{text}</b>;
}
