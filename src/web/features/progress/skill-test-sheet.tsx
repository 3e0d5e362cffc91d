import type { SkillTestResults } from '#contract/progress.ts';
import { normsOf } from '#domain/skill-tests/norms.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { ScoreTable } from './score-table.tsx';
import { TestParts } from './test-parts.tsx';
import { useSkillTexts } from './use-skill-texts.ts';

type SkillTestSheetProps = DialogState & { readonly test: SkillTestResults };

/** One skill test: its verdict, all its results, and when it is planned next. */
export function SkillTestSheet({ test, ...dialog }: SkillTestSheetProps) {
  const { t } = useTranslation('progress');
  const texts = useSkillTexts();
  const { exerciseId, name, reach, results, resultsToCompare, change, next, max } = test;
  const numbered = results.map((result, index) => ({ ...result, number: index + 1 }));
  return (
    <Sheet title={name} {...dialog}>
      <div className="stack">
        <p>{change ? texts.change(change) : t('skills.toCompare', { count: resultsToCompare })}</p>
        {change && <p className="muted">{t('skills.baseline')}</p>}
        <TestParts test={test} />
        {results.length > 0 && (
          <ScoreTable
            name={name}
            rows={numbered.toReversed().map(({ number, on, score }) => ({
              number,
              day: texts.day(on),
              score: t('skills.scoreOf', { score: texts.points(score), max: texts.points(max) }),
            }))}
          />
        )}
        {reach === 'short' && <p className="muted">{t('skills.short')}</p>}
        <p className="small muted">{t(`skills.norms.${normsOf[exerciseId].basis}`)}</p>
        {next && (
          <Link
            className="button button-secondary button-slim"
            to="/my-schedule/session/$scheduledSessionId"
            params={{ scheduledSessionId: next.scheduledSessionId }}
          >
            {t('skills.next', { week: next.week, day: texts.day(next.on) })}
          </Link>
        )}
      </div>
    </Sheet>
  );
}
