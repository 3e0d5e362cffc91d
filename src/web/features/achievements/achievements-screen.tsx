import './achievements-screen.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { achievements } from '#contract/achievements.ts';
import type { Achievement } from '#contract/achievements-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { useFreshEachDay, useToday } from '#web/platform/session/today.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { All } from './all-achievements.tsx';
import { xpOf } from './groups.ts';
import { InProgress, Seasonal, Unlocked } from './panels.tsx';

const listQuery = query(achievements.list);

/** Shows all achievements: unlocked, in progress, locked and hidden. */
export function AchievementsScreen() {
  const { t } = useTranslation('achievements');
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(listQuery);
  useFreshEachDay(listQuery.queryKey, dataUpdatedAt);
  if (data) return <AchievementHistory list={data} />;
  if (error && !isFetching)
    return (
      <ErrorState
        error={error}
        title={t('failed.title')}
        safe={t('failed.safe')}
        retry={() => void refetch()}
      />
    );
  return <ShelfSkeleton />;
}

const tabs = ['all', 'seasonal', 'unlocked', 'inProgress'] as const;

const panels = { all: All, seasonal: Seasonal, unlocked: Unlocked, inProgress: InProgress };

function AchievementHistory({ list }: { list: readonly Achievement[] }) {
  const { t } = useTranslation('achievements');
  const today = useToday();
  const [open, setOpen] = useState<(typeof tabs)[number]>('all');
  return (
    <div className="gutter stack-large">
      <Head list={list} />
      <Tabs
        value={open}
        onValueChange={setOpen}
        label={t('tabs.label')}
        tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      >
        {tabs.map((tab) => {
          const Panel = panels[tab];
          return (
            <TabPanel key={tab} value={tab}>
              <div className="achievements-panel">
                <Panel achievements={list} today={today} />
              </div>
            </TabPanel>
          );
        })}
      </Tabs>
    </div>
  );
}

function Head({ list }: { list: readonly Achievement[] }) {
  const { t } = useTranslation('achievements');
  const unlocked = list.filter(({ isUnlocked }) => isUnlocked).length;
  return (
    <header className="stack">
      <div className="between between-wrap achievements-summary">
        <p className="achievements-count">
          <b className="number">{unlocked}</b>
          <span className="number">/{list.length}</span>
        </p>
        <p className="muted">
          {t('head.unlocked')}
          <br />
          <b className="number">{t('head.xp', { xp: xpOf(list) })}</b> {t('head.earned')}
        </p>
      </div>
      <ProgressBar share={unlocked / Math.max(1, list.length)} label={t('head.bar')} />
    </header>
  );
}

/** Placeholders in the sizes of the head, the newest, the nearly unlocked and the groups. */
function ShelfSkeleton() {
  return (
    <SkeletonScreen className="gutter stack-large">
      <div className="stack">
        <Skeleton width={190} height={74} radius={14} />
        <Skeleton width="100%" height={6} radius={3} />
      </div>
      <Skeleton width="100%" height={48} radius={10} />
      <div className="all-achievements">
        <div className="achievements-aside">
          <Skeleton width="100%" height={144} radius={28} />
        </div>
        <div className="achievements-main">
          <div className="nearly-cards">
            <div className="achievement-buttons">
              {['a', 'b', 'c', 'd'].map((id) => (
                <Skeleton key={id} width="100%" height={146} radius={20} />
              ))}
            </div>
          </div>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => (
            <div className="achievement-group" key={id}>
              <Skeleton width="100%" height={56} radius={10} />
            </div>
          ))}
        </div>
      </div>
    </SkeletonScreen>
  );
}
