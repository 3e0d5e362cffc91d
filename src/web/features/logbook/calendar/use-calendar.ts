import { useSuspenseQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { logbook } from '#contract/logbook.ts';
import { training } from '#contract/training.ts';
import { query } from '#web/platform/api/query.ts';
import { useFreshEachDay } from '#web/platform/session/today.ts';

const itemsQuery = query(logbook.calendar);
const planQuery = query(training.current);

/** Reads the golfer's planned and logged activities and the current plan. */
export function useCalendar() {
  const [items, plan] = useSuspenseQueries({ queries: [itemsQuery, planQuery] });
  useFreshEachDay(itemsQuery.queryKey, items.dataUpdatedAt);
  useFreshEachDay(planQuery.queryKey, plan.dataUpdatedAt);
  return { items: items.data, enrollment: plan.data };
}

/**
 * Keeps the current value while `still` is true. During a drag, a day's list contains elements that React does
 * not expect there, so React must not render into it.
 */
export function useFrozenValue<Value>(value: Value, still: boolean): Value {
  const [held, hold] = useState(value);
  if (!still && held !== value) hold(value);
  return still ? held : value;
}
