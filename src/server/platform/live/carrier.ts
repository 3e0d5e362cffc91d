/** Of PostgreSQL's NOTIFY. */
export const liveChannel = 'pinhigh_live';

/**
 * What nodes tell each other: that a golfer has a new message, or that a session of that golfer may have
 * ended; or a message to everybody, or to some golfers, as JSON; or that all are to restart their job queues,
 * under an id of that restart.
 */
export type Signal =
  | { readonly golferId: string }
  | { readonly restart: string }
  | { readonly broadcast: string }
  | { readonly hint: string; readonly golferIds: readonly string[] };

/** Carries signals to every node, the own one included. One that is lost is made up for by the sweep. */
export type Carrier = {
  /** For after the commit of what it tells of. */
  publish(signal: Signal): Promise<void>;
  /**
   * Begins to listen, and goes on after every loss of the connection.
   * @param onGap called whenever it listens anew: signals may have been lost until then
   */
  start(onSignal: (signal: Signal) => void, onGap: () => void): void;
  stop(): Promise<void>;
};

/** A signal as one line of text. */
export function signalText(signal: Signal): string {
  if ('golferId' in signal) return `golfer ${signal.golferId}`;
  if ('restart' in signal) return `restart ${signal.restart}`;
  if ('broadcast' in signal) return `broadcast ${signal.broadcast}`;
  return `hint ${signal.golferIds.join(',')} ${signal.hint}`;
}

/** Null for what another version may send. */
export function readSignal(text: string): Signal | null {
  const [, kind, rest = ''] = /^(\w+) (.*)$/s.exec(text) ?? [];
  if (kind === 'golfer') return { golferId: rest };
  if (kind === 'restart') return { restart: rest };
  if (kind === 'broadcast') return { broadcast: rest };
  if (kind !== 'hint') return null;
  const [, golferIds = '', hint = ''] = /^(\S*) (.*)$/s.exec(rest) ?? [];
  return { hint, golferIds: golferIds.split(',') };
}
