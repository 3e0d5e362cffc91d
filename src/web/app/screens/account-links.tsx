import { ConfirmEmailScreen } from '#web/features/accounts/confirm-email-screen.tsx';
import { ResetPasswordScreen } from '#web/features/accounts/reset-password-screen.tsx';
import { SetupScreen } from '#web/features/accounts/setup-screen.tsx';
import { UnsubscribeScreen } from '#web/features/accounts/unsubscribe-screen.tsx';
import { VerifyEmailScreen } from '#web/features/accounts/verify-email-screen.tsx';
import { useSearch } from '#web/router/router-context.ts';

// The targets of links that were sent to people; they are not reached by signing in.

/** The part of a link after `#`, which no server and no log sees. */
function addressInLink(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

export function ResetPassword() {
  return <ResetPasswordScreen {...useSearch('/reset-password')} email={addressInLink()} />;
}

export function ConfirmEmail() {
  return <ConfirmEmailScreen {...useSearch('/confirm-email')} />;
}

export function VerifyEmail() {
  return <VerifyEmailScreen {...useSearch('/verify-email')} />;
}

export function Setup() {
  return <SetupScreen {...useSearch('/setup')} />;
}

export function Unsubscribe() {
  return <UnsubscribeScreen {...useSearch('/unsubscribe')} />;
}
