import { promises as dns } from 'node:dns';
import { Agent, type RequestOptions, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { outsideTransactions } from './database/transaction-scope.ts';
import { withinTime } from './within-time.ts';

/** Thrown when the host of a request, or one of its resolved addresses, is not on the public internet. */
export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
}

type Address = { readonly address: string; readonly family: number };

export type OutgoingSettings = {
  /** Resolves a host name to all its addresses; uses the system's resolver by default. */
  readonly resolve?: (hostname: string) => Promise<readonly Address[]>;
  /** PEM of the only certificate authority to trust; by default the ones of Node.js. */
  readonly certificateAuthority?: string;
};

/** The response without its body, which is never read. */
export type Answer = { readonly status: number; readonly retryAfter: string | undefined };

type Post = {
  readonly headers: RequestOptions['headers'];
  readonly body: Uint8Array;
  /** Hosts, each with a port or for all ports, that may have addresses of any kind. */
  readonly allowedHosts: readonly string[];
};

/** Sends requests to URLs from untrusted sources, which must not reach machines near this server. */
export type Outgoing = {
  /**
   * Sends over HTTPS and does not follow redirects.
   * @throws ForbiddenAddressError, or a network error, including no response within 10 seconds
   */
  post(url: URL, post: Post): Promise<Answer>;
  /**
   * Connects over HTTPS and waits for any response.
   * @throws ForbiddenAddressError, or a network error, including no response within 10 seconds
   */
  reach(url: URL, allowedHosts: readonly string[]): Promise<Answer>;
  /** Whether `post` would refuse this URL now. A name that cannot be resolved within a second is not refused. */
  isForbidden(url: URL, allowedHosts: readonly string[]): Promise<boolean>;
};

const timeLimitMs = 10_000;
const resolveMs = 1_000;

const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Whether an address is on the public internet. Checks the IPv4 address inside an IPv4-mapped IPv6 address. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}

const systemResolve = (hostname: string) => dns.lookup(hostname, { all: true });

/**
 * Resolves a name and gives the connection exactly the addresses that were checked, so that a DNS change in between
 * cannot redirect it.
 */
export function publicLookup(resolve = systemResolve as Required<OutgoingSettings>['resolve']) {
  return lookupWith(async (hostname) => {
    const addresses = await resolve(hostname);
    if (addresses.every(({ address }) => isPublicAddress(address))) return addresses;
    throw new ForbiddenAddressError(`${hostname} has an address that is not public`);
  });
}

function lookupWith(find: Required<OutgoingSettings>['resolve']): LookupFunction {
  return (hostname, { all }, callback) => {
    find(hostname).then(
      (found) => {
        const [first] = found;
        if (first === undefined) callback(new Error(`${hostname} has no address`), '', 4);
        else if (all) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, '', 4),
    );
  };
}

export function createOutgoing(settings: OutgoingSettings = {}): Outgoing {
  const { resolve = systemResolve, certificateAuthority: ca } = settings;
  const trust = ca === undefined ? {} : { ca };
  const publicAgent = new Agent({ ...trust, lookup: publicLookup(resolve) });
  const allowedAgent = new Agent({ ...trust, lookup: lookupWith(resolve) });
  const agentFor = (url: URL, allowedHosts: readonly string[]) => {
    if (isAllowed(url, allowedHosts)) return allowedAgent;
    // For a literal IP address, the connection performs no lookup, so it is checked here.
    const literal = literalOf(url);
    if (literal !== undefined && !isPublicAddress(literal)) {
      throw new ForbiddenAddressError(`${literal} is not public`);
    }
    return publicAgent;
  };
  return outsideTransactions('another server', {
    async post(url, { headers, body, allowedHosts }) {
      const agent = agentFor(url, allowedHosts);
      return exchange(url, { agent, method: 'POST', headers: { ...headers } }, body);
    },
    async isForbidden(url, allowedHosts) {
      if (isAllowed(url, allowedHosts)) return false;
      const literal = literalOf(url);
      if (literal !== undefined) return !isPublicAddress(literal);
      const late = () => new Error('Too late');
      const found = await withinTime(resolve(url.hostname), resolveMs, late).catch(() => []);
      return found.some(({ address }) => !isPublicAddress(address));
    },
    async reach(url, allowedHosts) {
      return exchange(url, { agent: agentFor(url, allowedHosts), method: 'HEAD' });
    },
  });
}

/** The IP address in a URL; undefined for a host name. */
function literalOf({ hostname }: URL): string | undefined {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(literal) === 0 ? undefined : literal;
}

const isAllowed = ({ hostname, host }: URL, allowedHosts: readonly string[]) =>
  allowedHosts.includes(hostname) || allowedHosts.includes(host);

function exchange(url: URL, options: RequestOptions, body?: Uint8Array): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const signal = AbortSignal.timeout(timeLimitMs);
  const sent = request(url, { ...options, signal });
  sent.on('error', reject);
  sent.on('response', (response) => {
    response.on('error', () => {});
    resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
    // Discards the body, however long it is.
    response.destroy();
  });
  sent.end(body);
  return promise;
}
