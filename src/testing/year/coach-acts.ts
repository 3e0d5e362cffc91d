import type { CoachPage } from '#contract/coach.ts';
import type { Chances } from '../chances.ts';
import { answered, type World } from './act.ts';
import { openBrowser } from './browser.ts';

/** The coach reads the pages behind the links that golfers have shared, and writes notes. */
export async function coachVisits({ club, coachTokens }: World, chances: Chances): Promise<void> {
  const browser = openBrowser(club.url, { email: 'coach@example.com' });
  for (const token of coachTokens) {
    if (chances.is(0.5)) continue;
    const page = await answered<CoachPage>(browser.get(`/api/coach/${token}`), 404);
    if (page === null) {
      coachTokens.delete(token);
      continue;
    }
    const session = chances.one(page.sessions);
    if (session === undefined || !chances.is(0.5)) continue;
    const url = `/api/coach/${token}/sessions/${session.id}/note`;
    const note = chances.is(0.9) ? 'Keep the weight forward.' : '';
    await answered(browser.send('PUT', url, { note }), 404);
  }
}
