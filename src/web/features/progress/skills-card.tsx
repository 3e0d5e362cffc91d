import type { SkillProfile } from '#contract/progress.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { ProgramChange } from './program-change.tsx';
import { SkillScale } from './skill-scale.tsx';
import { SkillTests } from './skill-tests.tsx';

type SkillsCardProps = {
  readonly profile: SkillProfile;
  /** The golfer's own handicap; null if there is none. */
  readonly handicap: number | null;
  /** Whether a program is active, because its sessions may include tests. */
  readonly hasProgram: boolean;
};

/** The handicap at which each skill plays, from the skill tests, and whether it changed. */
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
