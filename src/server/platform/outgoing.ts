import { promises as dns } from 'node:dns';
import type { IncomingMessage } from 'node:http';
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

type Read = { readonly allowedHosts: readonly string[]; readonly mostBytes: number };

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
  /**
   * Reads a text over HTTPS and does not follow redirects.
   * @throws ForbiddenAddressError, or a network error, including more than so many bytes or none within 10 seconds
   */
  read(url: URL, read: Read): Promise<{ readonly status: number; readonly text: string }>;
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
    async read(url, { allowedHosts, mostBytes }) {
      const response = await send(url, { agent: agentFor(url, allowedHosts), method: 'GET' });
      return { status: response.statusCode ?? 0, text: await textOf(response, mostBytes) };
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

async function exchange(url: URL, options: RequestOptions, body?: Uint8Array): Promise<Answer> {
  const response = await send(url, options, body);
  response.on('error', () => {});
  // Discards the body, however long it is.
  response.destroy();
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
}

/** Sends a request. The response, too, ends with an error when all of it is not there in time. */
function send(url: URL, options: RequestOptions, body?: Uint8Array): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const signal = AbortSignal.timeout(timeLimitMs);
  const sent = request(url, { ...options, signal });
  sent.on('error', reject);
  sent.on('response', resolve);
  sent.end(body);
  return promise;
}

/** @throws Error when there is more text */
async function textOf(response: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > mostBytes) throw new Error(`The answer has more than ${mostBytes} bytes`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
