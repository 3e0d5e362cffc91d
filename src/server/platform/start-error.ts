/** An error that only the operator can fix. Its message is self-explanatory and printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

const lowestFreePort = 1024;

/** Describes a setting that keeps the server from listening; null for any other error. */
export function listenFault(
  code: string | undefined,
  { host, port }: { readonly host: string; readonly port: number },
): StartError | null {
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} of ${host} is in use. Stop the program that uses it, or set PORT to another one.`,
      );
    case 'EACCES':
      return new StartError(
        `This user may not listen on port ${port}. Set PORT to ${lowestFreePort} or above.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `HOST (${host}) is not an address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all addresses.`,
      );
    default:
      return null;
  }
}
