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

/** The first six achievements. The screen works even if they fail to load. */
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
        <ul className="achievements-preview">
          {data.slice(0, shown).map((achievement) => (
            <Preview key={achievement.id} achievement={achievement} />
          ))}
        </ul>
      )}
      {!data && isError && !isFetching && <p className="muted">{t('achievements.failed')}</p>}
      {!data && (!isError || isFetching) && <Skeleton width="100%" height={260} radius={14} />}
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
