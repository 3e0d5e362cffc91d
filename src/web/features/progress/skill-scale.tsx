import '#web/golf/focus-tag.css';
import './skills-card.css';
import type { SkillProfile } from '#contract/progress.ts';
import type { Focus } from '#domain/drills/drill.ts';
import { bestHandicap, worstHandicap } from '#domain/skill-tests/norms.ts';
import { type Skill, skills } from '#domain/skill-tests/skill-test.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { place } from '#web/ui/chart-scale.ts';
import { Plot, PlotSteps } from '#web/ui/plot.tsx';
import { useSkillTexts } from './use-skill-texts.ts';

const focusOf: Readonly<Record<Skill, Focus>> = {
  putting: 'putting',
  short_game: 'short_game',
  approach: 'irons',
  driving: 'driving',
};

/** The horizontal position of a handicap in percent, with the best handicap at the right. */
const across = (handicap: number) => place(handicap, [worstHandicap, bestHandicap], [0, 100]);

const marked = [worstHandicap, 36, 18, 0, bestHandicap];

/** The name of a skill with its icon, in its color. */
export function SkillName({ skill }: { skill: Skill }) {
  const { t } = useTranslation('progress');
  const focus = focusOf[skill];
  return (
    <span className={`focus-tag focus-${focus}`}>
      <FocusIcon name={focus} />
      {t(`skills.names.${skill}`)}
    </span>
  );
}

type SkillScaleProps = {
  readonly levels: SkillProfile['levels'];
  /** The golfer's own handicap; null if there is none. */
  readonly handicap: number | null;
};

/** The four skills on one handicap scale, each with an 80% interval. */
export function SkillScale({ levels, handicap }: SkillScaleProps) {
  const { t } = useTranslation('progress');
  const texts = useSkillTexts();
  return (
    <>
      <SkillTable levels={levels} />
      <ul className="ruled progress-rows" aria-hidden>
        {skills.map((skill) => (
          <SkillRow key={skill} skill={skill} level={levels[skill]} handicap={handicap} />
        ))}
        <li className="skill skill-axis">
          <span />
          <div className="plot is-tiny">
            <PlotSteps
              steps={marked.map((mark) => ({ at: across(mark), label: texts.level(mark) }))}
            />
          </div>
          <span className="drill-last" />
        </li>
      </ul>
      {handicap !== null && (
        <p className="small muted">
          {t('skills.ownHandicap', { handicap: texts.handicap(handicap) })}
        </p>
      )}
    </>
  );
}

type SkillRowProps = {
  readonly skill: Skill;
  readonly level: SkillProfile['levels'][Skill];
  readonly handicap: number | null;
};

function SkillRow({ skill, level, handicap }: SkillRowProps) {
  const { t } = useTranslation('progress');
  const texts = useSkillTexts();
  return (
    <li className={`skill focus-${focusOf[skill]}`}>
      <span>
        <SkillName skill={skill} />
        <span className="row-text">{level ? texts.range(level) : t('skills.untested')}</span>
      </span>
      <Plot
        size="tiny"
        values={track}
        upright={handicap === null ? null : across(handicap)}
        {...(level && {
          line: [
            [across(level.worst), 50],
            [across(level.best), 50],
          ],
          dots: [{ id: skill, at: [across(level.level), 50] }],
        })}
      />
      <span className="drill-last">
        {level && <b className="number">{texts.level(level.level)}</b>}
      </span>
    </li>
  );
}

const track = [{ at: 50, label: '' }];

/** The same data as a table, for screen readers. */
function SkillTable({ levels }: Pick<SkillScaleProps, 'levels'>) {
  const { t } = useTranslation('progress');
  const texts = useSkillTexts();
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t('skills.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('skills.skill')}</th>
            <th scope="col">{t('skills.playsLike')}</th>
            <th scope="col">{t('skills.between')}</th>
            <th scope="col">{t('skills.results')}</th>
          </tr>
        </thead>
        <tbody>
          {skills.map((skill) => {
            const level = levels[skill];
            return (
              <tr key={skill}>
                <th scope="row">{t(`skills.names.${skill}`)}</th>
                <td>{level ? texts.level(level.level) : t('skills.untested')}</td>
                <td>{level && texts.range(level)}</td>
                <td>{level?.results ?? 0}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
