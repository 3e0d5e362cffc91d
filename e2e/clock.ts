import type { BrowserContext } from '@playwright/test';

/** Where the golfers of the journeys live: half a day ahead of UTC, with summer at Christmas. */
export const timeZone = 'Pacific/Auckland';

/** When a journey starts unless it chooses another moment, so that none depends on the day it runs. */
export const thursdayNoon = '2026-05-14T12:00';

/** The instant of a date and time such as `2026-05-14T12:00` on the golfers' clocks. */
export const instantAt = (localTime: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(localTime).toZonedDateTime(timeZone).toInstant();

/**
 * Sets the clock of all pages that the context opens from now on `offsetMs` milliseconds off the
 * machine's. Only Date and Temporal.Now change: Playwright's `context.clock` would replace timers and
 * animation frames too, and journeys are to run on the browser's own.
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
