import type { FastifyBaseLogger } from 'fastify';
import type { ServiceState, serviceNames } from '#contract/health.ts';
import { defaultLanguage, textsIn } from '../texts.ts';
import { withinTime } from '../within-time.ts';
import { faultOf } from './fault-of.ts';

/** How long a service may take to respond, in milliseconds. */
const limitMs = 5_000;
/** How long a result is kept. A mail server may lock an account that signs in too often with a wrong password. */
const keptMs = 60_000;

/** A service on another machine that Pinhigh uses. */
export type Service = {
  readonly name: (typeof serviceNames)[number];
  /** Host and port. */
  readonly server: string;
  /** The setting that says where the service is, or how to sign in there. */
  readonly setting: string;
  /**
   * Uses the service once, as Pinhigh uses it.
   * @throws the error of the attempt
   */
  readonly use: () => Promise<unknown>;
};

/** What is known of a service, before it is said in a language. */
type Known = Omit<ServiceState, 'text'> & { readonly setting: string; readonly detail: string };

/** Something that is worth knowing about a service, whether or not it responds. */
export type ServiceNote = Known & { readonly server: null };

export type Services = {
  /** Says of each service whether it can be used, and otherwise why not. Results are up to a minute old. */
  look(language: string): Promise<readonly ServiceState[]>;
  /** Logs each service that cannot be used. */
  log(log: Pick<FastifyBaseLogger, 'error' | 'warn'>): Promise<void>;
};

export type ServiceSources = {
  readonly services: () => Promise<readonly Service[]>;
  readonly notes: () => readonly ServiceNote[];
};

const defaultPorts: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'smtp:': 587,
  'smtps:': 465,
  'redis:': 6379,
  'rediss:': 6379,
  'postgres:': 5432,
  'postgresql:': 5432,
};

/** The host and port of a URL, without its user name and password. */
export function serverOf(address: URL | string): string {
  const { hostname, port, protocol, searchParams } = new URL(address);
  // PostgreSQL's addresses may name the host as a parameter, such as the folder of a socket.
  const host = hostname || searchParams.get('host');
  return `${host}:${port || defaultPorts[protocol]}`;
}

/** A sentence about a service, in words of the `admin` texts. */
export function sayState(
  { fault, server, setting, detail }: Omit<Known, 'service' | 'state'>,
  language: string,
): string {
  const { t } = textsIn(language, 'admin');
  return t(`services.is.${fault ?? 'good'}`, { server: server ?? '', setting, detail });
}

/** Why an attempt to use a service failed, in a sentence for the log. */
export const sayFault = (service: Pick<Service, 'server' | 'setting'>, error: unknown): string =>
  sayState({ ...service, ...faultOf(error) }, defaultLanguage);

/** Tries a service. */
async function tryService({ name, server, setting, use }: Service): Promise<Known> {
  const late = () => new Error('timed out');
  const known = { service: name, server, setting };
  return withinTime(use(), limitMs, late).then(
    () => ({ ...known, state: 'good' as const, fault: null, detail: '' }),
    (error: unknown) => ({ ...known, state: 'bad' as const, ...faultOf(error) }),
  );
}

/** Everything outside this process that Pinhigh uses: whether it can be used, and if not, the server and the reason. */
export function createServices({ services, notes }: ServiceSources): Services {
  let kept: { readonly until: number; readonly found: Promise<readonly Known[]> } | undefined;
  const find = async () => {
    const tried = await Promise.all((await services()).map(tryService));
    return [...tried, ...notes()];
  };
  const look = () => {
    const now = performance.now();
    if (kept === undefined || kept.until < now) kept = { until: now + keptMs, found: find() };
    return kept.found;
  };
  return {
    async look(language) {
      return (await look()).map((known) => {
        const { service, state, server, fault } = known;
        return { service, state, server, fault, text: sayState(known, language) };
      });
    },
    async log(log) {
      for (const known of await look()) {
        if (known.state !== 'bad') continue;
        const { service, server, fault } = known;
        log.error({ service, server, fault }, sayState(known, defaultLanguage));
      }
    },
  };
}
