import '#web/ui/facts.css';
import './scores-dialog.css';
import { useQuery } from '@tanstack/react-query';
import { training } from '#contract/training.ts';
import { betterScore } from '#domain/drills/drill.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ScoredExercise } from '../complete/scored-exercise.ts';
import { type Scores, ScoresChart, ScoresTable } from './scores-chart.tsx';

type ScoresDialogProps = ScoredExercise & {
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Every score of the golfer in one drill: a line over time, and a table of the same. */
export function ScoresDialog({ exercise, scoring, open, onClose }: ScoresDialogProps) {
  const { t } = useTranslation('training');
  const read = useQuery({
    ...query(training.scores, { params: { id: exercise.exerciseId } }),
    enabled: open,
  });
  const [first, ...rest] = read.data ?? [];
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

type RecordProps = { readonly scores: Scores; readonly scoring: ScoredExercise['scoring'] };

function Record({ scores, scoring }: RecordProps) {
  const { t, language } = useTranslation('training');
  const write = new Intl.NumberFormat(language).format;
  const best = scores
    .map((each) => each.score)
    .reduce((one, other) => betterScore(scoring, one, other));
  const facts = [
    [t('scores.best'), best],
    [t('scores.last'), scores.at(-1)?.score ?? best],
    [t('scores.times'), scores.length],
  ] as const;
  return (
    <>
      <p className="muted">{t('complete.score', { unit: scoring.unit })}</p>
      <dl className="figures values-first">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="number">{write(value)}</dd>
          </div>
        ))}
      </dl>
      <ScoresChart scores={scores} scoring={scoring} />
      <ScoresTable scores={scores} unit={scoring.unit} />
    </>
  );
}
