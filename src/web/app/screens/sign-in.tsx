import { SignInScreen } from '#web/features/accounts/sign-in-screen.tsx';
import { useSearch } from '#web/router/router-context.ts';

export function SignIn() {
  return <SignInScreen {...useSearch('/sign-in')} />;
}
