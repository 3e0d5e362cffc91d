import { sqlState } from './database-error.ts';

/** How the database fails a call: it cannot be reached or asked now, or it has no room to save. */
export type Outage = 'unavailable' | 'disk_full';

/**
 * Classes of SQLSTATE: connection failures, no way in any more (password, role or database gone),
 * resources used up, and a server that is shutting down or starting.
 */
const downClasses = ['08', '28', '3D', '53', '57'];
const diskFull = '53100';
/** How long the embedded engine lets a caller wait for another one's transaction. */
const lockNotAvailable = '55P03';
const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE']);
/** Whatever goes wrong in these keeps us from the server: refused, unreachable, an unknown name. */
const connecting = new Set(['connect', 'getaddrinfo']);
/** Failures that pg and our watch tell of in words alone. */
const spoken =
  /Connection terminated|timeout exceeded|Query read timeout|after calling end|is not queryable|does not answer/;

/** Thrown for every query after the embedded engine has failed. */
export class EngineStoppedError extends Error {
  override name = 'EngineStoppedError';
  /** Whether a full disk stopped it. */
  readonly diskFull: boolean;

  constructor(message: string, { diskFull }: { diskFull: boolean }) {
    super(message);
    this.diskFull = diskFull;
  }
}

/** What a failure says about the database, or undefined when the fault is not the database's. */
export function outageOf(error: unknown): Outage | undefined {
  const state = sqlState(error);
  if (state === diskFull) return 'disk_full';
  if (state !== undefined) {
    const isDown =
      state === lockNotAvailable || downClasses.some((start) => state.startsWith(start));
    return isDown ? 'unavailable' : undefined;
  }
  const causes = causesOf(error);
  const stopped = causes.find((cause) => cause instanceof EngineStoppedError);
  if (stopped !== undefined) return stopped.diskFull ? 'disk_full' : 'unavailable';
  return causes.some(isConnectionFault) ? 'unavailable' : undefined;
}

function isConnectionFault({ code, syscall, message }: NodeJS.ErrnoException): boolean {
  return socketErrors.has(code ?? '') || connecting.has(syscall ?? '') || spoken.test(message);
}

function causesOf(error: unknown): NodeJS.ErrnoException[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
