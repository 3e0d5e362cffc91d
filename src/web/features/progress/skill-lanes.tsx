import '#web/golf/focus-tag.css';
import './skill-lanes.css';
import type { SkillProfile } from '#contract/progress.ts';
import type { Focus } from '#domain/drills/drill.ts';
import { type Lane, type Lanes, laneReach, skillLanes } from '#domain/progress/skill-lanes.ts';
import { type Skill, skills } from '#domain/skill-tests/skill-test.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { place } from '#web/ui/chart-scale.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { useSkillTexts } from './use-skill-texts.ts';

const focusOf: Readonly<Record<Skill, Focus>> = {
  putting: 'putting',
  short_game: 'short_game',
  approach: 'irons',
  driving: 'driving',
};

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

type SkillLanesProps = {
  readonly profile: SkillProfile;
  /** The golfer's own handicap; null if there is none. */
  readonly handicap: number | null;
};

/** How many results the tests of each skill have. */
function countResults({ tests }: SkillProfile): Readonly<Record<Skill, number>> {
  const of = (skill: Skill) =>
    tests
      .filter((test) => test.skill === skill)
      .reduce((sum, { results }) => sum + results.length, 0);
  const [putting = 0, shortGame = 0, approach = 0, driving = 0] = skills.map(of);
  return { putting, short_game: shortGame, approach, driving };
}

/** The four skills next to the golfer's own handicap, what costs most first. */
export function SkillLanes({ profile, handicap }: SkillLanesProps) {
  const { t } = useTranslation('progress');
  const texts = useSkillTexts();
  const results = countResults(profile);
  const lanes = skillLanes(profile.levels, { handicap, results });
  if (profile.tests.length === 0) return null;
  const against = lanes && texts.handicap(lanes.against);
  return (
    <section className="card card-padded is-wide" aria-labelledby="lanes">
      <SectionHead
        id="lanes"
        title={t('lanes.title')}
        aside={
          against && (
            <span className="small muted">
              {t(handicap === null ? 'lanes.againstAverage' : 'lanes.against', {
                handicap: against,
              })}
            </span>
          )
        }
      />
      {lanes ? (
        <>
          <LaneTable {...lanes} results={results} />
          <Rows lanes={lanes} />
        </>
      ) : (
        <p className="muted">{t('skills.none')}</p>
      )}
    </section>
  );
}

function Rows({ lanes: { against, lanes } }: { lanes: Lanes }) {
  const { t } = useTranslation('progress');
  const texts = useSkillTexts();
  return (
    <div aria-hidden>
      <ul className="ruled">
        {lanes.map((lane) => (
          <Row key={lane.skill} lane={lane} />
        ))}
      </ul>
      <p className="lane lane-axis small muted">
        <span>{t('lanes.worse', { strokes: laneReach })}</span>
        <b className="number">{texts.handicap(against)}</b>
        <span>{t('lanes.better', { strokes: laneReach })}</span>
      </p>
    </div>
  );
}

function Row({ lane: { skill, standing } }: { lane: Lane }) {
  const { t } = useTranslation('progress');
  const look = `lane focus-${focusOf[skill]} is-${standing?.verdict ?? 'level'}`;
  return (
    <li className={standing?.isEarly ? `${look} is-early` : look}>
      <SkillName skill={skill} />
      <span className="lane-words">
        <Words standing={standing} />
        {standing?.isEarly && <small>{t('lanes.early')}</small>}
      </span>
      <span className="lane-track">{standing && <Marks {...standing} />}</span>
    </li>
  );
}

/** The strokes to gain or ahead, in words. */
function Words({ standing }: Pick<Lane, 'standing'>) {
  const { t } = useTranslation('progress');
  const { points } = useSkillTexts();
  if (standing === null) return t('skills.untested');
  const strokes = Math.round(Math.abs(standing.ahead));
  return t(`lanes.${standing.verdict}`, { strokes: points(strokes) });
}

/** The horizontal position of strokes against the own handicap, in percent; what lies outside stops at the edge. */
const across = (strokes: number) =>
  place(Math.min(laneReach, Math.max(-laneReach, strokes)), [-laneReach, laneReach], [0, 100]);

const between = (from: number, to: number) => ({
  left: `${across(Math.min(from, to))}%`,
  width: `${Math.abs(across(to) - across(from))}%`,
});

/** The likely range as a block, the first result as an open ball, the level now as a ball with a tail. */
function Marks({ ahead, worst, best, first }: NonNullable<Lane['standing']>) {
  const isOutside = Math.abs(ahead) > laneReach;
  return (
    <>
      <i className="lane-likely" style={between(worst, best)} />
      {first !== null && (
        <>
          <i className="lane-tail" style={between(first, ahead)} />
          <i className="lane-first" style={{ left: `${across(first)}%` }} />
        </>
      )}
      <i className="lane-now" style={{ left: `${across(ahead)}%` }} />
      {isOutside && <i className={ahead < 0 ? 'lane-off' : 'lane-off is-right'} />}
    </>
  );
}

/** The same data as a table, for screen readers. */
function LaneTable({ lanes, results }: Lanes & { results: Readonly<Record<Skill, number>> }) {
  const { t } = useTranslation('progress');
  const { signed } = useSkillTexts();
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t('lanes.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('skills.skill')}</th>
            <th scope="col">{t('lanes.strokes')}</th>
            <th scope="col">{t('skills.between')}</th>
            <th scope="col">{t('skills.results')}</th>
          </tr>
        </thead>
        <tbody>
          {lanes.map(({ skill, standing }) => (
            <tr key={skill}>
              <th scope="row">{t(`skills.names.${skill}`)}</th>
              <td>
                <Words standing={standing} />
                {standing?.isEarly && `, ${t('lanes.early')}`}
              </td>
              <td>{standing && t('lanes.range', signed(standing))}</td>
              <td>{results[skill]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
