import { Challenges } from '#web/features/challenges/challenges.tsx';
import { ActivityFeed } from '#web/features/feed/activity-feed.tsx';
import { ReportPerson } from '#web/features/feed/report-person.tsx';
import { SocialScreen } from '#web/features/friends/social-screen.tsx';
import { useNavigate, useSearch } from '#web/router/router-context.ts';

/** The open tab and the shown profile are part of the URL, so that links can point to them. */
export function Social() {
  const { tab, golfer, activity, comment } = useSearch('/social');
  const navigate = useNavigate();
  const show = (search: { tab?: 'friends' | 'leaderboards' }) =>
    void navigate({ to: '/social', search, replace: true, resetScroll: false });
  return (
    <SocialScreen
      challenges={<Challenges />}
      activity={<ActivityFeed feedItemId={activity} commentId={comment} />}
      tab={tab ?? 'activity'}
      onTab={(next) => show(next === 'activity' ? {} : { tab: next })}
      golfer={golfer}
      report={(person) => <ReportPerson person={person} />}
      onProfileClosed={() => show(tab === undefined ? {} : { tab })}
    />
  );
}
