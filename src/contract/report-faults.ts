import * as z from 'zod/mini';
import type { DrillFault } from '#domain/drills/check-drill.ts';
import type { IssueCode } from './errors.ts';

/** Creates a schema check that reports every fault found by a rule, at the fault's path. */
export const reportFaults = <Value>(
  find: (value: Value) => readonly DrillFault<IssueCode>[],
): z.core.$ZodCheck<Value> =>
  z.check<Value>(({ value, issues }) => {
    for (const { path, code } of find(value)) {
      issues.push({ code: 'custom', path: [...path], message: code, input: value });
    }
  });
