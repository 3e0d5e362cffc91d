import './social-screen.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { FriendsTab } from './friends-tab.tsx';
import { LeaderboardCard } from './leaderboard-card.tsx';
import { LeaderboardsTab } from './leaderboards-tab.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import { requestsQuery } from './social-queries.ts';

type Tab = 'activity' | 'friends' | 'leaderboards';

type ScreenProps = {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Whose public profile lies over the screen. */
  readonly golfer?: string | undefined;
  readonly onProfileClosed: () => void;
  /** What friends did: the content of the first tab. */
  readonly activity?: ReactNode;
  /** Below what there is to add: drills that friends challenge each other in. */
  readonly challenges?: ReactNode;
};

/** What friends do, who they are, and who trains most. */
export function SocialScreen({ tab, onTab, golfer, onProfileClosed, ...parts }: ScreenProps) {
  const { t } = useTranslation('friends');
  const { data: requests } = useQuery(requestsQuery);
  // Outlives the tab in which it is typed.
  const draft = useRef('');
  return (
    <div className="gutter">
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
            <div>{parts.activity}</div>
            <aside>
              <LeaderboardCard board="streak" scope="everyone" />
            </aside>
          </div>
        </TabPanel>
        <TabPanel value="friends">
          <FriendsTab draft={draft} challenges={parts.challenges} />
        </TabPanel>
        <TabPanel value="leaderboards">
          <LeaderboardsTab />
        </TabPanel>
      </Tabs>
      {golfer !== undefined && (
        <ProfileDialog key={golfer} id={golfer} onClosed={onProfileClosed} />
      )}
    </div>
  );
}
