import './round-cards.css';
import type { ProgramChange as Change } from '#contract/progress.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { SkillName } from './skill-lanes.tsx';
import { useSkillTexts } from './use-skill-texts.ts';

/** The skills at the start and at the end of a program, with a verdict. */
export function ProgramChange({ change }: { change: Change }) {
  const { t } = useTranslation('progress');
  const texts = useSkillTexts();
  const { name, language, skills, overall } = change;
  return (
    <section aria-labelledby="program-change">
      <h3 className="heading-small" id="program-change">
        {t('skills.beforeAfter')}
      </h3>
      <p className="row-text" lang={language}>
        {name}
      </p>
      <ul className="ruled progress-rows">
        {skills.map(({ skill, before, after, verdict }) => (
          <li key={skill}>
            <span>
              <SkillName skill={skill} />
              <span className={verdict === 'better' ? 'row-text is-reached' : 'row-text'}>
                {t(`skills.verdicts.${verdict ?? 'none'}`)}
              </span>
            </span>
            <span className="drill-last">
              <b className="number">
                {after
                  ? t('skills.from', {
                      before: texts.level(before.level),
                      after: texts.level(after.level),
                    })
                  : texts.level(before.level)}
              </b>
            </span>
          </li>
        ))}
      </ul>
      <p className="small muted">{t(`skills.programOverall.${overall?.verdict ?? 'none'}`)}</p>
    </section>
  );
}
