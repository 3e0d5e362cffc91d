import { useState } from 'react';
import type { OwnScores } from '#contract/programs.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import type { ScoredExercise } from '../complete/scored-exercise.ts';
import { ScoresDialog } from './scores-dialog.tsx';

type OwnScoresLineProps = ScoredExercise & { readonly ownScores: OwnScores };

/** "Best 14, last 11"; a press shows every score in this drill. */
export function OwnScoresLine({ ownScores, ...scored }: OwnScoresLineProps) {
  const { t, language } = useTranslation('training');
  const [open, setOpen] = useState(false);
  const write = new Intl.NumberFormat(language).format;
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        <span className="sr">{t('scores.of', { name: scored.exercise.name })} </span>
        {t('scores.bestAndLast', { best: write(ownScores.best), last: write(ownScores.last) })}
      </button>
      <ScoresDialog {...scored} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
