import type { SkillProfile } from '#contract/progress.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { ProgramChange } from './program-change.tsx';
import { SkillTests } from './skill-tests.tsx';

type TestsCardProps = {
  readonly profile: SkillProfile;
  /** Whether a program is active, because its sessions may include tests. */
  readonly hasProgram: boolean;
};

/** The skill tests with their results, and whether the golfer has got better. */
export function TestsCard({ profile, hasProgram }: TestsCardProps) {
  const { t } = useTranslation('progress');
  const { tests, overall, program } = profile;
  if (tests.length === 0) return null;
  const isEmpty = tests.every(({ results }) => results.length === 0);
  return (
    <section className="card card-padded" aria-labelledby="tests">
      <SectionHead id="tests" title={t('skills.tests')} />
      <div className="stack">
        <p className={isEmpty ? 'muted' : undefined}>
          {isEmpty ? t('skills.none') : t(`skills.overall.${overall?.verdict ?? 'none'}`)}
        </p>
        <SkillTests tests={tests} hasProgram={hasProgram} />
        {program?.isCompleted && program.skills.length > 0 && <ProgramChange change={program} />}
      </div>
    </section>
  );
}
