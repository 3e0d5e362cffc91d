// Loaded before a server (`node --import`): moves the clock of its whole process by CLOCK_MOVED_MS milliseconds, and
// with it the clock of the embedded database and of every library. Timers keep their own time.
let offsetMs = Number(process.env['CLOCK_MOVED_MS'] ?? 0);

const machineNow = Date.now;
const now = () => machineNow() + offsetMs;
globalThis.Date = new Proxy(Date, {
  apply: (target) => new target(now()).toString(),
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
});
Date.now = now;

const machineInstant = Temporal.Now.instant;
const instant = () => machineInstant().add({ milliseconds: offsetMs });
Object.assign(Temporal.Now, {
  instant,
  zonedDateTimeISO: (zone: Temporal.TimeZoneLike = Temporal.Now.timeZoneId()) =>
    instant().toZonedDateTimeISO(zone),
});

/** Moves the clock of this process to this moment; it goes on from there. */
export function moveClockTo({ epochMilliseconds }: Temporal.Instant): void {
  offsetMs = epochMilliseconds - machineNow();
}
