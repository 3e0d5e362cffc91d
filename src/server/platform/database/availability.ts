import { sqlState } from './database-error.ts';

/** What fails: the database cannot be reached or queried now, or a disk is full. */
export type Outage = 'unavailable' | 'disk_full';

/**
 * SQLSTATE classes: connection failures, refused logins (wrong password, missing role or database),
 * exhausted resources, and a server that is shutting down or starting.
 */
const downClasses = ['08', '28', '3D', '53', '57'];
const diskFull = '53100';
/** Sent by the embedded engine to a client that waited too long for another client's transaction. */
const lockNotAvailable = '55P03';
/** A write on a standby: the primary is elsewhere now, or not chosen yet. */
export const readOnlyState = '25006';
const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE']);
/** Any error in these system calls means that the server cannot be reached: refused, unreachable, unknown host. */
const connecting = new Set(['connect', 'getaddrinfo']);
/** Failures that pg and our `ServerWatch` report only in the message. */
const outageMessages =
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

/** Thrown instead of a connection to a server that can only be read, such as the standby that a primary has become. */
export class ReadOnlyServerError extends Error {
  override name = 'ReadOnlyServerError';
}

/** The system's codes when a file cannot be written, such as the temporary file of an export. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT']);

/** Classifies a failure of the database or a full disk; undefined for any other error. */
export function outageOf(error: unknown): Outage | undefined {
  const state = sqlState(error);
  if (state === diskFull) return 'disk_full';
  if (state !== undefined) {
    const isDown =
      state === lockNotAvailable ||
      state === readOnlyState ||
      downClasses.some((start) => state.startsWith(start));
    return isDown ? 'unavailable' : undefined;
  }
  const causes = causesOf(error);
  const stopped = causes.find((cause) => cause instanceof EngineStoppedError);
  if (stopped !== undefined) return stopped.diskFull ? 'disk_full' : 'unavailable';
  if (causes.some(({ code = '' }) => fullDisk.has(code))) return 'disk_full';
  return causes.some(isConnectionFault) ? 'unavailable' : undefined;
}

function isConnectionFault(error: NodeJS.ErrnoException): boolean {
  const { code, syscall, message } = error;
  return (
    error instanceof ReadOnlyServerError ||
    socketErrors.has(code ?? '') ||
    connecting.has(syscall ?? '') ||
    outageMessages.test(message)
  );
}

function causesOf(error: unknown): NodeJS.ErrnoException[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
