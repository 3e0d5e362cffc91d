import type { ScoredDrill } from '#contract/progress.ts';
import { fewestTries } from '#domain/progress/drill-plot.ts';
import { middleHalf } from '#domain/progress/round-trends.ts';
import { useScoreText } from '#web/golf/score-text.ts';
import { ValueBand } from '#web/golf/value-band.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { ScoreTable } from './score-table.tsx';

type DrillSheetProps = DialogState & { readonly drill: ScoredDrill };

/** One drill: where its scores lie, with the last one, and all of them by day. */
export function DrillSheet({ drill, ...dialog }: DrillSheetProps) {
  const { t } = useTranslation('progress');
  const dates = useDates();
  const today = useToday();
  const write = useScoreText(drill, drill.isMixed);
  const { name, unit, count, scores, days, target, best } = drill;
  const last = scores.at(-1) ?? best;
  const half = middleHalf(scores);
  const tries = scores.map((score, index) => ({ score, on: days[index] ?? '', number: index + 1 }));
  return (
    <Sheet title={name} {...dialog}>
      <div className="stack">
        <p className="muted">
          {unit}, {t('drills.times', { count })}
          {count >= fewestTries && `, ${t('drills.ofBest', { best: write(best) })}`}
        </p>
        <div>
          <ValueBand
            value={last}
            all={scores}
            half={half}
            usual={target}
            yours={half && t('drills.half', { low: write(half.low), high: write(half.high) })}
            others={target !== null && t('drills.target', { target: write(target) })}
          />
        </div>
        <ScoreTable
          name={name}
          rows={tries.toReversed().map(({ number, on, score }) => ({
            number,
            day: dates.short(on, today),
            score: write(score),
          }))}
        />
      </div>
    </Sheet>
  );
}
