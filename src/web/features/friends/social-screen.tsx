import './social-screen.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Person } from '#contract/friends.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { wideScreen } from '#web/platform/browser/wide-screen.ts';
import { useStore } from '#web/platform/store.ts';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { FriendsColumn } from './friends-column.tsx';
import { FriendsTab } from './friends-tab.tsx';
import { LeaderboardCard } from './leaderboard-card.tsx';
import { LeaderboardsTab } from './leaderboards-tab.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import { requestsQuery } from './social-queries.ts';

type Tab = 'activity' | 'friends' | 'leaderboards';

type ScreenProps = {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** The id of the golfer whose profile is open on top of the screen. */
  readonly golfer?: string | undefined;
  readonly onProfileClosed: () => void;
  /** The friends' activity: the content of the first tab. */
  readonly activity?: ReactNode;
  /** Renders the report button for the golfer of a profile. */
  readonly report?: (person: Person) => ReactNode;
  /** Challenges among friends, shown below the form that adds a friend. */
  readonly challenges?: ReactNode;
};

/** The social screen: activity, friends, and leaderboards. */
export function SocialScreen(props: ScreenProps) {
  const { tab, onTab, golfer, onProfileClosed, activity, report, challenges } = props;
  const { t } = useTranslation('friends');
  const isWide = useStore(wideScreen);
  const { data: requests } = useQuery(requestsQuery);
  return (
    <div className="gutter page-wide">
      <Tabs
        value={tab}
        onValueChange={onTab}
        label={t('tabs.label')}
        tabs={[
          { value: 'activity', label: t('tabs.activity') },
          { value: 'friends', label: t('tabs.friends'), count: requests?.length || undefined },
          { value: 'leaderboards', label: t('tabs.leaderboards') },
        ]}
      >
        <TabPanel value="activity">
          <div className="social-activity">
            <div>{activity}</div>
            {isWide && <FriendsColumn />}
            <aside className="stack">
              <LeaderboardCard board="streak" scope="everyone" />
              {isWide && <LeaderboardCard board="month" scope="everyone" />}
            </aside>
          </div>
        </TabPanel>
        <TabPanel value="friends">
          <FriendsTab challenges={challenges} />
        </TabPanel>
        <TabPanel value="leaderboards">
          <LeaderboardsTab />
        </TabPanel>
      </Tabs>
      {golfer !== undefined && (
        <ProfileDialog key={golfer} id={golfer} onClosed={onProfileClosed} report={report} />
      )}
    </div>
  );
}
