import { promises as dns } from 'node:dns';
import { Agent, type RequestOptions, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The host of a request, or an address that its name has, is not on the public internet. */
export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
}

type Address = { readonly address: string; readonly family: number };

export type OutgoingSettings = {
  /** Every address of a host name; the system's when left out. */
  readonly resolve?: (hostname: string) => Promise<readonly Address[]>;
  /** PEM of an authority that counts beside no other; those of Node.js when left out. */
  readonly certificateAuthority?: string;
};

/** The body of an answer is of no use to us and is never read. */
export type Answer = { readonly status: number; readonly retryAfter: string | undefined };

type Post = {
  readonly headers: RequestOptions['headers'];
  readonly body: Uint8Array;
  /** Hosts, each with a port or for any, that may have addresses of every kind. */
  readonly allowedHosts: readonly string[];
};

/** Requests to addresses that come from outside, which must not reach what is near this server. */
export type Outgoing = {
  /**
   * Sends over HTTPS and follows no redirect.
   * @throws ForbiddenAddressError, or a fault of the network; without an answer within 10 seconds, too
   */
  post(url: URL, post: Post): Promise<Answer>;
};

const timeLimitMs = 10_000;

const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Whether an address belongs to the public internet; one of IPv4 within IPv6 counts as what is in it. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}

const systemResolve = (hostname: string) => dns.lookup(hostname, { all: true });

/**
 * Looks a name up and hands exactly the addresses that were checked to the connection, so that a name that
 * changes in between leads nowhere else.
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
  return {
    async post(url, { headers, body, allowedHosts }) {
      const isAllowed = allowedHosts.includes(url.hostname) || allowedHosts.includes(url.host);
      const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
      // A connection to an address looks nothing up.
      if (!isAllowed && isIP(literal) !== 0 && !isPublicAddress(literal)) {
        throw new ForbiddenAddressError(`${literal} is not public`);
      }
      const agent = isAllowed ? allowedAgent : publicAgent;
      return exchange(url, { agent, headers: { ...headers } }, body);
    },
  };
}

function exchange(url: URL, options: RequestOptions, body: Uint8Array): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const signal = AbortSignal.timeout(timeLimitMs);
  const sent = request(url, { ...options, method: 'POST', signal });
  sent.on('error', reject);
  sent.on('response', (response) => {
    response.on('error', () => {});
    resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
    // However long it may be.
    response.destroy();
  });
  sent.end(body);
  return promise;
}
