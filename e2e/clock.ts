import type { BrowserContext } from '@playwright/test';

/** The time zone of the journeys' golfers: half a day ahead of UTC, with summer at Christmas. */
export const timeZone = 'Pacific/Auckland';

/** The default start time of a journey, so that no journey depends on the day it runs. */
export const thursdayNoon = '2026-05-14T12:00';

/** Converts a date and time such as `2026-05-14T12:00` on the golfers' clocks to an instant. */
export const instantAt = (localTime: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(localTime).toZonedDateTime(timeZone).toInstant();

/**
 * Sets the clock of all pages that the context opens from now on to `offsetMs` milliseconds off the machine's clock.
 * Changes only Date and Temporal.Now: Playwright's `context.clock` would also replace timers and animation frames,
 * and journeys must run with the browser's own.
 */
export async function shiftClock(context: BrowserContext, offsetMs: number): Promise<void> {
  await context.addInitScript((milliseconds) => {
    const machineNow = Date.now;
    const now = () => machineNow() + milliseconds;
    globalThis.Date = new Proxy(Date, {
      apply: (target) => new target(now()).toString(),
      construct: (target, values, newTarget) =>
        Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    });
    Date.now = now;

    const machineInstant = Temporal.Now.instant;
    const instant = () => machineInstant().add({ milliseconds });
    const zoned = (zone: Temporal.TimeZoneLike = Temporal.Now.timeZoneId()) =>
      instant().toZonedDateTimeISO(zone);
    Object.assign(Temporal.Now, {
      instant,
      zonedDateTimeISO: zoned,
      plainDateTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDateTime(),
      plainDateISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDate(),
      plainTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainTime(),
    } satisfies Omit<typeof Temporal.Now, 'timeZoneId' | typeof Symbol.toStringTag>);
  }, offsetMs);
}
