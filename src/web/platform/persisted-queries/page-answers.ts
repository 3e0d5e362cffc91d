import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { answersId } from '#contract/web-build.ts';
import { userQuery } from '../session/user.ts';
import { putAnswer } from './put-answer.ts';

const [userUrl] = userQuery.queryKey;

/** Answers that the server included in the page. */
export type PageAnswers = {
  readonly golferId: string;
  /** Puts them into the cache as if a screen had requested them. */
  readonly put: (client: QueryClient) => void;
};

const element = () => document.getElementById(answersId);

/** Whether the page has answers that were not taken yet. */
export const hasPageAnswers = (): boolean => element() !== null;

/** Takes the answers out of the page; null if the server included none, such as for a visitor. */
export function takePageAnswers(): PageAnswers | null {
  const place = element();
  if (place === null) return null;
  place.remove();
  const answers: Readonly<Record<string, unknown>> = JSON.parse(place.textContent);
  const answeredAt = Date.now();
  return {
    golferId: (answers[String(userUrl)] as User).id,
    put(client) {
      for (const [url, answer] of Object.entries(answers))
        putAnswer(client, url, { answer, answeredAt });
    },
  };
}
