import type { User } from '#contract/accounts.ts';
import { useEnter } from '#web/platform/session/user.ts';
import { useRouter } from '#web/router/router-context.ts';

/** For the end of signing in or up: on as this golfer, without a way back to the form. */
export function useFinishSignIn(): (user: User, href: string) => void {
  const enter = useEnter();
  const { navigateTo } = useRouter();
  return (user, href) => {
    enter(user);
    void navigateTo(href, { replace: true });
  };
}
