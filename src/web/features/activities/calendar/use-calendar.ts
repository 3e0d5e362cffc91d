import { useSuspenseQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { activities } from '#contract/activities.ts';
import { training } from '#contract/training.ts';
import { query } from '#web/platform/api/query.ts';
import { useFreshEachDay } from '#web/platform/session/today.ts';

const itemsQuery = query(activities.calendar);
const planQuery = query(training.current);

/** What the golfer has planned and done, and the plan it belongs to. */
export function useCalendar() {
  const [items, plan] = useSuspenseQueries({ queries: [itemsQuery, planQuery] });
  useFreshEachDay(itemsQuery.queryKey, items.dataUpdatedAt);
  useFreshEachDay(planQuery.queryKey, plan.dataUpdatedAt);
  return { items: items.data, enrollment: plan.data };
}

/**
 * Keeps the value of the moment for as long as `still` is true. While the golfer drags, the list of a day
 * holds elements that React does not expect there, so nothing may be rendered into it.
 */
export function useFrozenValue<Value>(value: Value, still: boolean): Value {
  const [held, hold] = useState(value);
  if (!still && held !== value) hold(value);
  return still ? held : value;
}
