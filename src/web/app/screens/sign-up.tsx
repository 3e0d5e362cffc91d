import { SignUpScreen } from '#web/features/accounts/sign-up-screen.tsx';
import { useSearch } from '#web/router/router-context.ts';

export function SignUp() {
  return <SignUpScreen {...useSearch('/sign-up')} />;
}
