import './round-cards.css';
import { useState } from 'react';
import type { SkillTestResults } from '#contract/progress.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Plot } from '#web/ui/plot.tsx';
import { placeValues } from './round-series.ts';
import { SkillTestSheet } from './skill-test-sheet.tsx';
import { useSkillTexts } from './use-skill-texts.ts';

type SkillTestsProps = {
  readonly tests: readonly SkillTestResults[];
  /** Whether a program is active, because its sessions may include tests. */
  readonly hasProgram: boolean;
};

/** The skill tests with their scores, or with the reason why there is no score yet. */
export function SkillTests({ tests, hasProgram }: SkillTestsProps) {
  const [shown, setShown] = useState<SkillTestResults | null>(null);
  const [open, setOpen] = useState(false);
  const show = (test: SkillTestResults) => {
    setShown(test);
    setOpen(true);
  };
  return (
    <>
      <ul className="ruled progress-rows">
        {tests.map((test) => (
          <SkillTest
            key={test.exerciseId}
            test={test}
            hasProgram={hasProgram}
            onShow={() => show(test)}
          />
        ))}
      </ul>
      {shown && <SkillTestSheet test={shown} open={open} onOpenChange={setOpen} />}
    </>
  );
}

type SkillTestProps = {
  readonly test: SkillTestResults;
  readonly hasProgram: boolean;
  readonly onShow: () => void;
};

function SkillTest({ test, hasProgram, onShow }: SkillTestProps) {
  const { t } = useTranslation('progress');
  const texts = useSkillTexts();
  const { name, results, change, resultsToCompare, next, isInProgram, max } = test;
  const last = results.at(-1);
  const scores = results.map(({ score }) => score);
  const inProgram = isInProgram ? 'noScore' : 'notPlanned';
  const withoutScore = hasProgram ? inProgram : 'untested';
  return (
    <li className="drill-score">
      <span>
        <button type="button" className="link" onClick={onShow}>
          {name}
        </button>
        {last && !change && (
          <span className="row-text">{t('skills.toCompare', { count: resultsToCompare })}</span>
        )}
        {change && (
          <span className={change.verdict === 'better' ? 'row-text is-reached' : 'row-text'}>
            {texts.change(change)}
          </span>
        )}
        {next && (
          <span className="row-text">
            {t('skills.next', { week: next.week, day: texts.day(next.on) })}
          </span>
        )}
        {!(next || last) && <span className="row-text">{t(`skills.${withoutScore}`)}</span>}
      </span>
      {last && (
        <>
          <ScoreLine scores={scores} baseline={change?.baseline} label={name} />
          <span className="drill-last">
            <b className="number">{texts.points(last.score)}</b>
            <span className="row-text">{t('skills.ofMax', { max: texts.points(max) })}</span>
          </span>
        </>
      )}
    </li>
  );
}

type ScoreLineProps = {
  readonly scores: readonly number[];
  readonly baseline: number | undefined;
  readonly label: string;
};

function ScoreLine({ scores, baseline, label }: ScoreLineProps) {
  const { t } = useTranslation('progress');
  const { points: write } = useSkillTexts();
  const also = baseline === undefined ? [] : [baseline];
  const { points, y } = placeValues(scores, { step: 1, also });
  const end = scores.length === 1 ? 50 : 100;
  return (
    <Plot
      size="tiny"
      label={t('skills.chart', { name: label, scores: scores.map(write).join(', ') })}
      line={points}
      {...(baseline !== undefined && { reference: y(baseline) })}
      dots={[{ id: 'last', at: [end, points.at(-1)?.[1] ?? 50] }]}
    />
  );
}
