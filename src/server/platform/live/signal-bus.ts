/** The PostgreSQL NOTIFY channel. */
export const liveChannel = 'pinhigh_live';

/**
 * A signal between nodes: a golfer has a new message, or a session of that golfer may have ended; a message as JSON to
 * some golfers; or all nodes must restart their job queues, with the id of that restart.
 */
export type Signal =
  | { readonly golferId: string }
  | { readonly restart: string }
  | { readonly nudge: string; readonly golferIds: readonly string[] };

/** Sends signals to every node, including this one. If a signal is lost, the periodic sweep delivers its message. */
export type SignalBus = {
  /** Must be called after the commit of the change that it announces. */
  publish(signal: Signal): Promise<void>;
  /**
   * Starts to listen, and reconnects whenever the connection is lost.
   * @param onGap called each time listening starts or resumes: signals may have been lost until then
   */
  start(onSignal: (signal: Signal) => void, onGap: () => void): void;
  stop(): Promise<void>;
};

/** A signal as one line of text. */
export function signalText(signal: Signal): string {
  if ('golferId' in signal) return `golfer ${signal.golferId}`;
  if ('restart' in signal) return `restart ${signal.restart}`;
  return `nudge ${signal.golferIds.join(',')} ${signal.nudge}`;
}

/** Parses a signal; null for a kind that only another version knows. */
export function readSignal(text: string): Signal | null {
  const [, kind, rest = ''] = /^(\w+) (.*)$/s.exec(text) ?? [];
  if (kind === 'golfer') return { golferId: rest };
  if (kind === 'restart') return { restart: rest };
  if (kind !== 'nudge') return null;
  const [, golferIds = '', nudge = ''] = /^(\S*) (.*)$/s.exec(rest) ?? [];
  return { nudge, golferIds: golferIds.split(',') };
}
