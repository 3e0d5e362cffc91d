/** How long it takes at most until a node allows a host entered on another node. */
const everyMs = 60_000;

/** The origins of URLs, such as `https://media.example.org`. Skips everything except https URLs. */
export function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses.flatMap((address) => {
    const url = URL.parse(address);
    return url?.protocol === 'https:' ? [url.origin] : [];
  });
  return [...new Set(origins)].toSorted();
}

export type MediaHosts = {
  /** The hosts in the syntax of a content security policy; empty before `watch`. */
  readonly sources: () => string;
  /** Reads the addresses now and every minute. */
  watch(): Promise<void>;
  stop(): void;
};

/**
 * Tracks the external hosts of pictures and videos. Pages may load media from these hosts and no others.
 * @param bucket the origin of our own bucket, if browsers can reach it; also without TLS, as in a private network
 */
export function createMediaHosts(
  readAddresses: () => Promise<readonly string[]>,
  bucket: string | undefined,
): MediaHosts {
  let origins: readonly string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const read = async () => {
    origins = originsOf(await readAddresses());
  };
  return {
    sources: () => [...(bucket === undefined ? [] : [bucket]), ...origins].join(' '),
    async watch() {
      await read();
      // A failed read keeps the previous hosts.
      timer = setInterval(() => void read().catch(() => {}), everyMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}
