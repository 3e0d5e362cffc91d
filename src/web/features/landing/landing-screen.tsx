import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { accounts } from '#contract/accounts.ts';
import { programs } from '#contract/programs.ts';
import type { Language } from '#domain/language.ts';
import { loginPath } from '#web/platform/api/login-path.ts';
import { query } from '#web/platform/api/query.ts';
import { errorText } from '#web/platform/error-text.ts';
import { chooseLanguage } from '#web/platform/language.ts';
import { toastFailure } from '#web/platform/toast/toast.ts';
import { Landing } from './landing.tsx';
import { mostShown, type ShownProgram } from './shown-program.ts';

/**
 * The landing page rendered by the app: offline, after a session has ended, and for visitors who opened a golfer's
 * screen. `next` is the path of that screen.
 */
export function LandingScreen({ next }: { next?: string }) {
  const client = useQueryClient();
  // Refetch everything, because the server sends program names in the chosen language.
  const choose = (language: Language) =>
    chooseLanguage(language).then(
      () => client.invalidateQueries(),
      (error: unknown) => toastFailure({ title: errorText(error) }),
    );
  const { data: options } = useQuery(query(accounts.signInOptions));
  return (
    <Landing
      start={loginPath(next)}
      signUp={options?.signUp ?? 'open'}
      programs={useShownPrograms()}
      onChoose={choose}
    />
  );
}

/** The programs with their weeks. If a request fails, visitors see an empty list instead of an error. */
function useShownPrograms(): ShownProgram[] | null {
  const { data, isPending } = useQuery(query(programs.list));
  const offered = (data ?? []).slice(0, mostShown);
  const plans = useQueries({
    queries: offered.map(({ id }) => query(programs.get, { params: { id } })),
  });
  if (isPending) return null;
  return offered.map((program, index) => {
    const plan = plans[index];
    return { ...program, weeks: plan?.isPending ? null : (plan?.data?.weeks ?? []) };
  });
}
