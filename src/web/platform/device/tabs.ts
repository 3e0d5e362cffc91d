let opened: BroadcastChannel | null = null;

/**
 * The channel between the tabs of this browser. One for sending and receiving, so that a tab does not receive its own
 * messages. Opened on first use, since the server also runs this module and an open channel would keep its process
 * from exiting.
 */
export function tabs(): BroadcastChannel {
  opened ??= new BroadcastChannel('pinhigh-changes');
  return opened;
}
