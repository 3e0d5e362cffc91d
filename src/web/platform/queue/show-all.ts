import type { QueryClient } from '@tanstack/react-query';
import { dayAt } from '#domain/calendar-date.ts';
import { isPersisted } from '../persisted-queries/persisted-urls.ts';
import type { KnownChange } from './known-changes.ts';
import type { OverlayContext } from './overlay-context.ts';
import {
  answerOf,
  isIn,
  isOnItsWay,
  type Rules,
  replace,
  restore,
  type Since,
  urlOf,
} from './overlays.ts';

/** Shows each stored read with the changes that its last answer does not contain. Loaded with the rules. */
export function showAll(client: QueryClient, rules: Rules, since: Since): void {
  const cache = client.getQueryCache();
  const queryOf = (url: string) => cache.find({ queryKey: [url], exact: true });
  const answers = (url: string) => {
    const query = queryOf(url);
    return query && answerOf(query);
  };
  const includes = (change: KnownChange, url: string) => {
    const query = queryOf(url);
    return query !== undefined && isIn(query, change);
  };
  const contexts = new Map<string, OverlayContext>();
  const contextOf = (changes: readonly KnownChange[]) => {
    const key = changes.map((change) => change.key).join(' ');
    const context =
      contexts.get(key) ?? rules.overlayContext(answers, { ...since, changes }, includes);
    contexts.set(key, context);
    return context;
  };
  for (const query of cache.getAll()) {
    const url = urlOf(query);
    const answer = answerOf(query);
    const changes = since.changes.filter((change) => !isIn(query, change));
    if (!isPersisted(url) || answer === undefined || isOnItsWay(query, changes)) continue;
    const answeredOn = dayAt(query.state.dataUpdatedAt, since.timeZone);
    const shown = rules.overlay(url, { answer, answeredOn }, contextOf(changes));
    if (shown === answer) restore(query);
    else if (shown !== null) replace(query, { answer, shown, changes });
    // No screen shows it yet: when one does, it asks the server, and shows an error if that fails.
    else if (query.getObserversCount() === 0) cache.remove(query);
  }
}
