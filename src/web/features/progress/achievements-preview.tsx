import { useNumbers } from '#web/platform/numbers.ts';
import './achievements-preview.css';
import { useQuery } from '@tanstack/react-query';
import { achievements } from '#contract/achievements.ts';
import type { Achievement } from '#contract/achievements-schemas.ts';
import { AchievementBadge } from '#web/golf/achievement-badge.tsx';
import { AchievementIcon } from '#web/golf/achievement-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { Link } from '#web/router/link.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const shown = 6;
const nearest = 3;

/** Started but locked achievements, nearest to completion first. Hidden achievements stay secret. */
const nearestOf = (achievements: readonly Achievement[]) =>
  achievements
    .filter(({ isUnlocked, isHidden, progress }) => !isUnlocked && !isHidden && progress > 0)
    .toSorted((a, b) => b.progressPercentage - a.progressPercentage)
    .slice(0, nearest);

/** The first six achievements and those nearest to completion. The screen works even if they fail to load. */
export function AchievementsPreview() {
  const { t } = useTranslation('progress');
  const { data, isError, isFetching } = useQuery(query(achievements.list));
  return (
    <section className="card card-padded" aria-labelledby="achievements">
      <SectionHead
        id="achievements"
        title={t('achievements.title')}
        aside={
          <Link className="link" to="/achievements">
            {t('achievements.all')}
          </Link>
        }
      />
      {data && (
        <>
          <ul className="achievements-preview">
            {data.slice(0, shown).map((achievement) => (
              <Preview key={achievement.id} achievement={achievement} />
            ))}
          </ul>
          <NearlyThere achievements={nearestOf(data)} />
        </>
      )}
      {!data && isError && !isFetching && <p className="muted">{t('achievements.failed')}</p>}
      {!data && (!isError || isFetching) && <Skeleton width="100%" height={480} radius={14} />}
    </section>
  );
}

function Preview({ achievement }: { achievement: Achievement }) {
  const { t } = useTranslation('progress');
  const { name, rarity, isUnlocked, isHidden } = achievement;
  const state = isUnlocked ? 'open' : isHidden ? 'hidden' : 'locked';
  return (
    <li className={`centered small is-${state}`}>
      <AchievementBadge
        rarity={rarity}
        size="medium"
        state={state}
        share={achievement.progressPercentage / 100}
        icon={<AchievementIcon name={achievement.icon} />}
      />
      <b>
        {name}
        {!isUnlocked && <span className="visually-hidden">{t('achievements.locked')}</span>}
      </b>
    </li>
  );
}

function NearlyThere({ achievements }: { achievements: readonly Achievement[] }) {
  const { t } = useTranslation('progress');
  const { rounded: format } = useNumbers();
  if (achievements.length === 0) return null;
  return (
    <>
      <SectionHead level={3} title={t('nearly.title')} />
      <ul className="ruled progress-rows nearly-there" aria-label={t('nearly.title')}>
        {achievements.map((one) => (
          <li key={one.id}>
            <AchievementBadge
              rarity={one.rarity}
              size="small"
              state="locked"
              share={one.progressPercentage / 100}
              icon={<AchievementIcon name={one.icon} />}
            />
            <span>
              <b className="row-title">{one.name}</b>
              <span className="row-text">{one.description}</span>
            </span>
            <b className="number">
              {t('nearly.progress', {
                progress: format(one.progress),
                target: format(one.targetValue),
              })}
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}
