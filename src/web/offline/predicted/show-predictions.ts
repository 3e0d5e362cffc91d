import type { QueryClient } from '@tanstack/react-query';
import { dayAt } from '#domain/calendar-date.ts';
import { keptReadOf } from '#web/platform/api/persisted-urls.ts';
import {
  answerOf,
  isIn,
  isOnItsWay,
  replace,
  restore,
  urlOf,
} from '#web/platform/queue/replaced-answers.ts';
import { predictionContext, type SharedContext } from './context.ts';
import {
  type PredictableRequest,
  type Since,
  type WaitingEffect,
  waitingEffects,
} from './effects.ts';
import { predictedAnswer } from './predictions.ts';

/**
 * Shows each kept read with the effects that its last answer does not contain. Where a prediction fails, the server's
 * answer is shown, and the error is reported.
 */
export function showPredictions(
  client: QueryClient,
  { requests, today, timeZone }: Since,
  predict = predictedAnswer,
): void {
  const cache = client.getQueryCache();
  const queryOf = (url: string) => cache.find({ queryKey: [url], exact: true });
  const answers = (url: string) => {
    const query = queryOf(url);
    return query && answerOf(query);
  };
  const includes = (effect: WaitingEffect, url: string) => {
    const query = queryOf(url);
    return query !== undefined && isIn(query, effect);
  };
  const contexts = new Map<string, SharedContext>();
  const contextOf = (missing: readonly PredictableRequest[]) => {
    const keys = missing.map(({ key }) => key).join(' ');
    const since = () => ({ effects: waitingEffects(missing, timeZone), today, timeZone });
    const context = contexts.get(keys) ?? predictionContext(answers, since(), includes);
    contexts.set(keys, context);
    return context;
  };
  for (const query of cache.getAll()) {
    const read = keptReadOf(urlOf(query));
    const answer = answerOf(query);
    const missing = requests.filter((request) => !isIn(query, request));
    if (read === null || answer === undefined || isOnItsWay(query, missing)) continue;
    const answeredOn = dayAt(query.state.dataUpdatedAt, timeZone);
    const shown = orReport(answer, () =>
      predict(read, answer, { ...contextOf(missing), answeredOn }),
    );
    if (shown === answer) restore(query);
    else if (shown !== null) replace(query, { answer, shown, requests: missing });
    // No screen shows it yet: when one does, it asks the server, and shows an error if that fails.
    else if (query.getObserversCount() === 0) cache.remove(query);
  }
}

const reported = new Set<string>();

/** Returns the answer if its prediction fails. Reports each error once: the same one comes with every answer. */
function orReport(answer: unknown, predict: () => unknown): unknown {
  try {
    return predict();
  } catch (error) {
    if (!reported.has(String(error))) reportError(error);
    reported.add(String(error));
    return answer;
  }
}
