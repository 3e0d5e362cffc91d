import type { Reactions } from '#server/platform/events.ts';
import { insertSchedule } from './queries.ts';

export const sessionReactions: Reactions = {
  enrolled: (tx, { schedule, ...enrollment }) => insertSchedule(tx, enrollment, schedule),
};
