import type { SkillProfile } from '#contract/progress.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { ProgramChange } from './program-change.tsx';
import { SkillScale } from './skill-scale.tsx';
import { SkillTests } from './skill-tests.tsx';

type SkillsCardProps = {
  readonly profile: SkillProfile;
  /** The golfer's own; null without one. */
  readonly handicap: number | null;
  /** Whether a program is under way, whose sessions may ask for tests. */
  readonly hasProgram: boolean;
};

/** Which handicap each skill plays at, by the skill tests, and whether that changed. */
export function SkillsCard({ profile, handicap, hasProgram }: SkillsCardProps) {
  const { t } = useTranslation('progress');
  const { levels, tests, overall, program } = profile;
  const isEmpty = tests.every(({ results }) => results.length === 0);
  if (tests.length === 0) return null;
  return (
    <section className="card card-padded" aria-labelledby="skills">
      <SectionHead
        id="skills"
        title={t('skills.title')}
        aside={isEmpty ? undefined : <span className="small muted">{t('skills.playsLike')}</span>}
      />
      <div className="stack">
        {isEmpty ? (
          <p className="muted">{t('skills.none')}</p>
        ) : (
          <>
            <SkillScale levels={levels} handicap={handicap} />
            <p>{t(`skills.overall.${overall?.verdict ?? 'none'}`)}</p>
          </>
        )}
        <SkillTests tests={tests} hasProgram={hasProgram} />
        {program?.isCompleted && program.skills.length > 0 && <ProgramChange change={program} />}
      </div>
    </section>
  );
}
