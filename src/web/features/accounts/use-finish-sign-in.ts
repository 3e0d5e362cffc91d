import type { User } from '#contract/accounts.ts';
import { useEnter } from '#web/platform/session/user.ts';
import { useRouter } from '#web/router/router-context.ts';

/** Returns a function that ends sign-in or sign-up: it enters as the golfer and replaces the form in history. */
export function useFinishSignIn(): (user: User, href: string) => void {
  const enter = useEnter();
  const { navigateTo } = useRouter();
  return (user, href) => {
    enter(user);
    void navigateTo(href, { replace: true });
  };
}
