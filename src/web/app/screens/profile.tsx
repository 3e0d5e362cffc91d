import { Devices } from '#web/features/accounts/devices.tsx';
import { ProfileScreen } from '#web/features/accounts/profile-screen.tsx';
import { FeedAddress } from '#web/features/calendar-feed/feed-address.tsx';

/** The feed belongs to the calendar: its secret address is looked after where the account is. */
export function Profile() {
  return (
    <ProfileScreen>
      <Devices />
      <FeedAddress />
    </ProfileScreen>
  );
}
