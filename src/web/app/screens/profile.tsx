import { AccessTokens } from '#web/features/access-tokens/access-tokens.tsx';
import { AccountData } from '#web/features/account-data/account-data.tsx';
import { Devices } from '#web/features/accounts/devices.tsx';
import { ProfileScreen } from '#web/features/accounts/profile-screen.tsx';
import { SignInCard } from '#web/features/accounts/sign-in-card.tsx';
import { FeedAddress } from '#web/features/calendar-feed/feed-address.tsx';
import { CoachCard } from '#web/features/coach/coach-card.tsx';
import { PushCard } from '#web/features/push/push-card.tsx';
import { SecondStep } from '#web/features/second-step/second-step.tsx';
import { ChangeAvatar } from '#web/features/settings/change-avatar.tsx';
import { PrivacyCard } from '#web/features/settings/privacy-card.tsx';

/** The account's settings; each part belongs to its own feature. */
export function Profile() {
  return (
    <ProfileScreen
      onAvatar={<ChangeAvatar />}
      aside={
        <>
          <PushCard />
          <PrivacyCard />
          <FeedAddress />
          <CoachCard />
          <AccountData />
        </>
      }
    >
      <SignInCard />
      <SecondStep />
      <Devices />
      <AccessTokens />
    </ProfileScreen>
  );
}
