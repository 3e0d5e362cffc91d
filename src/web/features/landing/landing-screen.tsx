import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { programs } from '#contract/programs.ts';
import type { Language } from '#domain/language.ts';
import { loginPath } from '#web/platform/api/login-path.ts';
import { query } from '#web/platform/api/query.ts';
import { errorText } from '#web/platform/error-text.ts';
import { chooseLanguage } from '#web/platform/language.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { Landing } from './landing.tsx';
import { type Offer, offeredPrograms } from './offer.ts';

/**
 * The landing page within the app: without a network, after a session has ended, and for visitors who were on
 * their way to a golfer's screen. `next` is where they were going.
 */
export function LandingScreen({ next }: { next?: string }) {
  const client = useQueryClient();
  // The server writes the names of programs.
  const choose = (language: Language) =>
    chooseLanguage(language).then(
      () => client.invalidateQueries(),
      (error: unknown) => toast({ title: errorText(error), variant: 'destructive' }),
    );
  return <Landing start={loginPath(next)} offers={useOffers()} onChoose={choose} />;
}

/** The programs with their weeks. A failure is no reason to show a visitor anything but an empty list. */
function useOffers(): Offer[] | null {
  const { data, isPending } = useQuery(query(programs.list));
  const offered = (data ?? []).slice(0, offeredPrograms);
  const plans = useQueries({
    queries: offered.map(({ id }) => query(programs.get, { params: { id } })),
  });
  if (isPending) return null;
  return offered.map((program, index) => {
    const plan = plans[index];
    return { ...program, weeks: plan?.isPending ? null : (plan?.data?.weeks ?? []) };
  });
}
