import './test-parts.css';
import type { SkillTestResults } from '#contract/progress.ts';
import { formatDistance } from '#domain/drills/distance.ts';
import { type HoledPart, testParts, type ZonePart } from '#domain/progress/test-parts.ts';
import { useHandicap } from '#web/golf/use-handicap.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { useUnits } from '#web/platform/session/user.ts';
import { SectionHead } from '#web/ui/section-head.tsx';

/** The last result of a test by distance, next to golfers of the same handicap. */
export function TestParts({ test }: { test: SkillTestResults }) {
  const handicap = useHandicap();
  const { exerciseId, reach, parts } = test;
  const now = parts?.now ?? null;
  const before = parts?.before ?? null;
  const { holed, zones } = testParts({ testId: exerciseId, reach, now, before, handicap });
  return (
    <>
      {holed.length > 0 && <Holed parts={holed} handicap={handicap} />}
      {zones.length > 0 && <Zones parts={zones} handicap={handicap} />}
    </>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

type PartsProps<Part> = { readonly parts: readonly Part[]; readonly handicap: number | null };

/** A column for each distance: a ball for each putt, filled if it was holed, and a dotted line for other golfers. */
function Holed({ parts, handicap }: PartsProps<HoledPart>) {
  const { t, language } = useTranslation('progress');
  const units = useUnits();
  const { rounded } = useNumbers();
  const hasBefore = parts.some(({ before }) => before !== null);
  return (
    <section aria-labelledby="holed">
      <SectionHead
        level={3}
        id="holed"
        title={t('parts.holed')}
        aside={t('skills.scoreOf', {
          score: rounded(sum(parts.map(({ holed }) => holed))),
          max: rounded(sum(parts.map(({ putts }) => putts))),
        })}
      />
      <table className="holed">
        <caption className="visually-hidden">{t('parts.holed')}</caption>
        <thead>
          <tr>
            <td />
            {parts.map(({ id, metres }) => (
              <th key={id} scope="col" className="small muted">
                {formatDistance(metres, units, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className="small muted">
              {t('parts.last')}
            </th>
            {parts.map((part) => (
              <td key={part.id}>
                <Column {...part} />
                <b className="number">{rounded(part.holed)}</b>
              </td>
            ))}
          </tr>
          {handicap !== null && (
            <tr className="small muted">
              <th scope="row">{t('parts.usual', { handicap: rounded(Math.round(handicap)) })}</th>
              {parts.map(({ id, usual }) => (
                <td key={id}>{usual !== null && rounded(usual)}</td>
              ))}
            </tr>
          )}
          {hasBefore && (
            <tr className="small muted">
              <th scope="row">{t('parts.before')}</th>
              {parts.map(({ id, before }) => (
                <td key={id}>{before !== null && rounded(before)}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function Column({ putts, holed, usual }: HoledPart) {
  return (
    <span className="holed-column" aria-hidden>
      {Array.from({ length: putts }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the putt
        <i key={index} className={putts - index <= holed ? 'is-holed' : undefined} />
      ))}
      {usual !== null && <u style={{ bottom: `${(usual / putts) * 100}%` }} />}
    </span>
  );
}

/** Points for each distance, as a bar of the most that is possible. */
function Zones({ parts, handicap }: PartsProps<ZonePart>) {
  const { t, language } = useTranslation('progress');
  const units = useUnits();
  const { rounded } = useNumbers();
  return (
    <section aria-labelledby="zones">
      <SectionHead
        level={3}
        id="zones"
        title={t('parts.zones')}
        aside={t('skills.scoreOf', {
          score: rounded(sum(parts.map(({ points }) => points))),
          max: rounded(sum(parts.map(({ most }) => most))),
        })}
      />
      <ul className="zones">
        {parts.map(({ id, metres, points, most, usual }) => (
          <li key={id}>
            <span className="small muted">{formatDistance(metres, units, language)}</span>
            <span className="zone-bar" aria-hidden>
              <i style={{ width: `${(points / most) * 100}%` }} />
              {usual !== null && <u style={{ left: `${(usual / most) * 100}%` }} />}
            </span>
            <b className="number">
              {t('skills.scoreOf', { score: rounded(points), max: rounded(most) })}
            </b>
          </li>
        ))}
      </ul>
      {handicap !== null && (
        <p className="small muted">
          {t('counts.dotted', { handicap: rounded(Math.round(handicap)) })}
        </p>
      )}
    </section>
  );
}
