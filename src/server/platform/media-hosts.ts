/** How soon a node allows what was entered on another one. */
const everyMs = 60_000;

/** The origins of addresses, such as `https://media.example.org`. What is no https address has none. */
export function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses.flatMap((address) => {
    const url = URL.parse(address);
    return url?.protocol === 'https:' ? [url.origin] : [];
  });
  return [...new Set(origins)].toSorted();
}

export type MediaHosts = {
  /** The hosts as the content security policy names them; none before `watch`. */
  readonly sources: () => string;
  /** Reads the addresses now and every minute. */
  watch(): Promise<void>;
  stop(): void;
};

/** The hosts of pictures and films that are not on this server: pages may load these and no others. */
export function createMediaHosts(readAddresses: () => Promise<readonly string[]>): MediaHosts {
  let origins: readonly string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const read = async () => {
    origins = originsOf(await readAddresses());
  };
  return {
    sources: () => origins.join(' '),
    async watch() {
      await read();
      // While the database is away, what was allowed stays so.
      timer = setInterval(() => void read().catch(() => {}), everyMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}
