import { useSearch } from '@tanstack/react-router';
import { SignInScreen } from '#web/features/accounts/sign-in-screen.tsx';

export function SignIn() {
  return <SignInScreen {...useSearch({ from: '/sign-in' })} />;
}
