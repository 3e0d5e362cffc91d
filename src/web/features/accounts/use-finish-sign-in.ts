import { useNavigate } from '@tanstack/react-router';
import type { User } from '#contract/accounts.ts';
import { useEnter } from '#web/platform/session/user.ts';

/** For the end of signing in or up: on as this golfer, without a way back to the form. */
export function useFinishSignIn(): (user: User, href: string) => void {
  const enter = useEnter();
  const navigate = useNavigate();
  return (user, href) => {
    enter(user);
    void navigate({ href, replace: true });
  };
}
