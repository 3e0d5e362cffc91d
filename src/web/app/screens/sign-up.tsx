import { useSearch } from '@tanstack/react-router';
import { SignUpScreen } from '#web/features/accounts/sign-up-screen.tsx';

export function SignUp() {
  return <SignUpScreen {...useSearch({ from: '/sign-up' })} />;
}
