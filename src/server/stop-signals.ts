let handler: (() => void) | undefined;

/** Calls `next` when an operator or a supervisor stops this process, from now on and instead of what was called before. */
export function onStopSignal(next: () => void): void {
  if (handler === undefined)
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.on(signal, () => handler?.());
  handler = next;
}
