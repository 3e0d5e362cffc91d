import './achievements-preview.css';
import './nearly-there.css';
import { useQuery } from '@tanstack/react-query';
import { achievements } from '#contract/achievements.ts';
import type { Achievement } from '#contract/achievements-schemas.ts';
import { AchievementBadge } from '#web/golf/achievement-badge.tsx';
import { AchievementIcon } from '#web/golf/achievement-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { Link } from '#web/router/link.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const nearest = 3;

/** Started but locked achievements, nearest to completion first. Hidden achievements stay secret. */
const nearestOf = (list: readonly Achievement[]) =>
  list
    .filter(({ isUnlocked, isHidden, progress }) => !isUnlocked && !isHidden && progress > 0)
    .toSorted((a, b) => b.progressPercentage - a.progressPercentage)
    .slice(0, nearest);

/** The achievements nearest to completion. Left out if there are none, or if they fail to load. */
export function NearlyThere() {
  const { t } = useTranslation('progress');
  const { data, isError, isFetching } = useQuery(query(achievements.list));
  const shown = data && nearestOf(data);
  if (shown?.length === 0 || (!data && isError && !isFetching)) return null;
  return (
    <section className="is-narrow nearly-there" aria-labelledby="nearly">
      <SectionHead
        id="nearly"
        title={t('nearly.title')}
        aside={
          <Link className="link" to="/achievements">
            {data ? t('nearly.all', { count: data.length }) : t('achievements.all')}
          </Link>
        }
      />
      {shown ? (
        <ul className="achievements-preview" aria-labelledby="nearly">
          {shown.map((achievement) => (
            <Near key={achievement.id} achievement={achievement} />
          ))}
        </ul>
      ) : (
        <Skeleton width="100%" height={120} radius={14} />
      )}
    </section>
  );
}

function Near({ achievement }: { achievement: Achievement }) {
  const { t } = useTranslation('progress');
  const { rounded: format } = useNumbers();
  const { name, rarity, icon, progress, targetValue, progressPercentage } = achievement;
  return (
    <li className="centered small">
      <AchievementBadge
        rarity={rarity}
        size="small"
        state="locked"
        share={progressPercentage / 100}
        icon={<AchievementIcon name={icon} />}
      />
      <b>{name}</b>
      <span className="number">
        {t('nearly.progress', { progress: format(progress), target: format(targetValue) })}
      </span>
    </li>
  );
}
