import '#web/ui/facts.css';
import './scores-dialog.css';
import { useQuery } from '@tanstack/react-query';
import { training } from '#contract/training.ts';
import type { DrillScore } from '#contract/training-schemas.ts';
import { betterScore } from '#domain/drills/drill.ts';
import { attemptsOf, inAttemptsOf } from '#domain/drills/task.ts';
import { useScoreText } from '#web/golf/score-text.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ScoredExercise } from '../complete/scored-exercise.ts';
import { type ComparableScore, type Scores, ScoresChart, ScoresTable } from './scores-chart.tsx';

type ScoresDialogProps = ScoredExercise & {
  readonly open: boolean;
  readonly onClose: () => void;
};

/** All scores of the golfer in one drill, as a chart and as a table. */
export function ScoresDialog({ exercise, scoring, open, onClose }: ScoresDialogProps) {
  const { t } = useTranslation('training');
  const read = useQuery({
    ...query(training.scores, { params: { id: exercise.exerciseId } }),
    enabled: open,
  });
  const [first, ...rest] = comparableScores(read.data ?? [], { exercise, scoring });
  const failed = read.isError && !read.isFetching;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={exercise.name}
      className="scores"
    >
      {first && <Record scores={[first, ...rest]} scoring={scoring} />}
      {read.data && !first && <p className="muted">{t('scores.none')}</p>}
      {!read.data && failed && (
        <div className="stack-small" role="alert">
          <p>{t('scores.failed')}</p>
          <Button variant="outline" size="slim" onClick={() => void read.refetch()}>
            {t('scores.again')}
          </Button>
        </div>
      )}
      {!read.data && !failed && (
        <div aria-busy>
          <Skeleton width="100%" height={330} radius={20} />
        </div>
      )}
    </Sheet>
  );
}

/** The scores in the series of this exercise, converted to its number of attempts. */
const comparableScores = (
  scores: readonly DrillScore[],
  { exercise, scoring }: ScoredExercise,
): ComparableScore[] =>
  scores
    .filter(({ series }) => series === exercise.series)
    .map((kept) => ({
      recordedAt: kept.recordedAt,
      score: inAttemptsOf(scoring, kept),
      isOther: kept.attempts !== attemptsOf(scoring),
    }));

type RecordProps = { readonly scores: Scores; readonly scoring: ScoredExercise['scoring'] };

function Record({ scores, scoring }: RecordProps) {
  const { t } = useTranslation('training');
  const write = useScoreText(
    scoring,
    scores.some(({ isOther }) => isOther),
  );
  const best = scores
    .map((each) => each.score)
    .reduce((one, other) => betterScore(scoring, one, other));
  const times = t('scores.times');
  const facts = [
    [t('scores.best'), best],
    [t('scores.last'), scores.at(-1)?.score ?? best],
    [times, scores.length],
  ] as const;
  return (
    <>
      <p className="muted">{t('complete.score', { unit: scoring.unit })}</p>
      <dl className="figures values-first">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="number">{name === times ? value : write(value)}</dd>
          </div>
        ))}
      </dl>
      <ScoresChart scores={scores} scoring={scoring} write={write} />
      <ScoresTable scores={scores} unit={scoring.unit} write={write} />
    </>
  );
}
