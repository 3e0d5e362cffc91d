import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { providerService } from '#server/features/accounts/provider/provider.ts';
import { type S3Server, startS3 } from '#testing/s3-server.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { redisService } from '../live/redis.ts';
import { mailNote, mailService } from '../mail/delivery.ts';
import { bucketService } from '../storage/s3-bucket.ts';
import { httpsNote } from './https-note.ts';
import { replicaService } from './replica-service.ts';
import { createServices, type Service } from './services.ts';

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

async function portOf(server: Pick<Server, 'listen' | 'address' | 'close'>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  stops.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** A mail server whose certificate is its own. */
function mailServer(options: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({ authOptional: true, logger: false, ...options });
  server.on('error', () => {});
  return portOf(server.server);
}

/** A server that greets like a mail server and understands nothing. */
const stranger = () =>
  portOf(
    createSocketServer((socket) => {
      socket.on('error', () => {});
      socket.write('220 hello\r\n');
    }),
  );

async function closedPort(): Promise<number> {
  const server = createSocketServer();
  const port = await portOf(server);
  server.close();
  return port;
}

async function lookAt(service: Service) {
  const sources = { services: async () => [service], notes: () => [] };
  const [state] = await createServices(sources).look('en');
  return state;
}

/** The state that this fault of a service is shown as. */
const is = (server: string, fault: string, text: RegExp) => ({
  server,
  fault,
  state: 'bad',
  text: expect.stringMatching(text),
});

describe('the mail server', () => {
  test('that can be used is good', async () => {
    const port = await mailServer({ disabledCommands: ['STARTTLS'] });
    expect(await lookAt(mailService(`smtp://127.0.0.1:${port}`))).toEqual({
      service: 'mail',
      state: 'good',
      server: `127.0.0.1:${port}`,
      fault: null,
      text: `127.0.0.1:${port} responds.`,
    });
  });

  test('on a closed port is called by host, port and reason', async () => {
    const port = await closedPort();
    const state = await lookAt(mailService(`smtp://127.0.0.1:${port}`));
    expect(state).toMatchObject(is(`127.0.0.1:${port}`, 'refused', /refuses the connection/));
  });

  test('with a certificate of its own is not trusted, with STARTTLS and with TLS', async () => {
    const [starttls, tls] = [await mailServer(), await mailServer({ secure: true })];
    for (const address of [`smtp://127.0.0.1:${starttls}`, `smtps://127.0.0.1:${tls}`]) {
      const state = await lookAt(mailService(address));
      const said = /127\.0\.0\.1:\d+ has a certificate that is not trusted \(.+\)/;
      expect(state).toMatchObject(is(new URL(address).host, 'certificate', said));
    }
  });

  test('that does not speak TLS on this port is told from one that is away', async () => {
    const port = await stranger();
    const state = await lookAt(mailService(`smtps://127.0.0.1:${port}`));
    expect(state).toMatchObject(is(`127.0.0.1:${port}`, 'encryption', /SMTP_URL asks for/));
  });

  test('with a name that no DNS server knows is called so', async () => {
    const state = await lookAt(mailService('smtp://mail.invalid'));
    expect(state).toMatchObject(is('mail.invalid:587', 'unknownHost', /cannot be found/));
  });

  test('that refuses the sign-in is told without the password', async () => {
    const port = await mailServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => done(new Error(`no ${username} here`)),
    });
    const state = await lookAt(mailService(`smtp://golf:hidden@127.0.0.1:${port}`));
    expect(state).toMatchObject(is(`127.0.0.1:${port}`, 'signIn', /refuses the sign-in/));
    expect(JSON.stringify(state)).not.toMatch(/hidden|golf/);
  });

  test('sends from an address at localhost only with a note', () => {
    const noteWith = (environment: Record<string, string>) => mailNote(readConfig(environment));
    const SMTP_URL = 'smtp://mail.example.org';
    expect(noteWith({})).toMatchObject({ state: 'off', fault: 'noMail' });
    const sender = { state: 'bad', fault: 'sender', detail: 'pinhigh@localhost' };
    expect(noteWith({ SMTP_URL })).toMatchObject(sender);
    expect(noteWith({ SMTP_URL, PUBLIC_URL: 'http://10.0.0.2:5000' })).toMatchObject(sender);
    expect(noteWith({ SMTP_URL, PUBLIC_URL: 'https://golf.example.org' })).toBeUndefined();
    expect(noteWith({ SMTP_URL, MAIL_FROM: 'Golf <golf@example.org>' })).toBeUndefined();
  });
});

test.each([
  ['http://localhost:5000', false],
  ['http://127.0.0.2', false],
  ['http://[::1]:5000', false],
  ['https://golf.example.org', false],
  ['http://golf.lan:5000', true],
  ['http://192.168.1.5:5000', true],
  ['http://localhost.example.org', true],
])('administrators of %s read what browsers allow only with https: %s', (PUBLIC_URL, isSaid) => {
  const note = httpsNote(readConfig({ PUBLIC_URL }));
  expect(note?.fault).toBe(isSaid ? 'noHttps' : undefined);
});

describe('the bucket', () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.stop());

  const bucket = (changes: Record<string, string> = {}) => {
    const { s3: settings } = readConfig({ ...s3.environment, ...changes });
    if (settings === undefined) throw new Error('no bucket');
    return bucketService(settings);
  };

  test('that can be used is good, and nothing is left in it', async () => {
    expect(await lookAt(bucket())).toMatchObject({ service: 'storage', state: 'good' });
    expect(await s3.objects()).toEqual([]);
  });

  test('that does not exist, refuses the key, or is away is called by host, port and reason', async () => {
    const server = new URL(s3.environment['S3_ENDPOINT'] ?? '').host;
    const missing = await lookAt(bucket({ S3_BUCKET: 'another' }));
    expect(missing).toMatchObject(is(server, 'noBucket', /no bucket with the name in S3_BUCKET/));
    const refused = await lookAt(bucket({ S3_SECRET_ACCESS_KEY: 'hidden' }));
    expect(refused).toMatchObject(is(server, 'signIn', /refuses the sign-in/));
    expect(JSON.stringify(refused)).not.toContain('hidden');
    const port = await closedPort();
    const away = await lookAt(bucket({ S3_ENDPOINT: `http://127.0.0.1:${port}` }));
    expect(away).toMatchObject(is(`127.0.0.1:${port}`, 'refused', /refuses the connection/));
  });
});

describe('Redis', () => {
  const url = () => new URL(process.env['TEST_REDIS_URL'] ?? '');

  test('that can be used is good', async () => {
    const state = await lookAt(redisService(url().href));
    expect(state).toMatchObject({ service: 'redis', state: 'good', server: url().host });
  });

  test('that is away, refuses the sign-in, or does not speak TLS is called by host, port and reason', async () => {
    const port = await closedPort();
    const away = await lookAt(redisService(`redis://127.0.0.1:${port}`));
    expect(away).toMatchObject(is(`127.0.0.1:${port}`, 'refused', /refuses the connection/));
    const stranger = Object.assign(url(), { username: 'golf', password: 'hidden' });
    const refused = await lookAt(redisService(stranger.href));
    expect(refused).toMatchObject(is(url().host, 'signIn', /refuses the sign-in/));
    expect(JSON.stringify(refused)).not.toContain('hidden');
    const encrypted = await lookAt(redisService(url().href.replace('redis:', 'rediss:')));
    expect(encrypted).toMatchObject({ server: url().host, state: 'bad' });
  });
});

describe('the read replica', () => {
  /** Any server passes for a replica of itself. */
  async function lookAtReplica(change: (address: URL) => void) {
    const databaseUrl = process.env['TEST_DATABASE_URL'] ?? '';
    const address = new URL(databaseUrl);
    change(address);
    const database = await openDatabase({
      databaseUrl,
      databaseReadUrl: address.href,
      dataDir: '',
    });
    onTestFinished(() => database.close());
    if (database.replica === undefined) throw new Error('no replica');
    return lookAt(replicaService(database.replica, address.href));
  }

  test('that can be used is good', async () => {
    const { host } = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    const state = await lookAtReplica(() => {});
    expect(state).toMatchObject({ service: 'replica', state: 'good', server: host });
  });

  test('that is away, says nothing, refuses the sign-in or speaks no TLS is called by host, port and reason', async () => {
    const port = await closedPort();
    const away = await lookAtReplica((address) => {
      address.host = `127.0.0.1:${port}`;
    });
    expect(away).toMatchObject(is(`127.0.0.1:${port}`, 'refused', /refuses the connection/));
    const silent = await portOf(createSocketServer());
    const late = await lookAtReplica((address) => {
      address.host = `127.0.0.1:${silent}`;
    });
    expect(late).toMatchObject(is(`127.0.0.1:${silent}`, 'late', /did not answer in time/));
    const { host } = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    const stranger = await lookAtReplica((address) => {
      address.username = 'nobody-of-this-name';
    });
    expect(stranger).toMatchObject(is(host, 'signIn', /DATABASE_READ_URL/));
    const encrypted = await lookAtReplica((address) =>
      address.searchParams.set('sslmode', 'verify-full'),
    );
    expect(encrypted).toMatchObject(is(host, 'encryption', /DATABASE_READ_URL/));
  });
});

describe('the sign-in provider', () => {
  const provider = (issuer: string) => {
    const { oidc } = readConfig({
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'golf',
      OIDC_CLIENT_SECRET: 'hidden',
      OIDC_NAME: 'Clubhouse',
    });
    if (oidc === undefined) throw new Error('no provider');
    return providerService(oidc);
  };
  const httpServer = (respond: RequestListener) => portOf(createServer(respond));

  test('that is away or answers something else is called by host, port and reason', async () => {
    const port = await closedPort();
    const away = await lookAt(provider(`http://127.0.0.1:${port}`));
    expect(away).toMatchObject(is(`127.0.0.1:${port}`, 'refused', /refuses the connection/));
    const other = await httpServer((_, response) => response.writeHead(404).end());
    const wrong = await lookAt(provider(`http://127.0.0.1:${other}`));
    expect(wrong).toMatchObject(is(`127.0.0.1:${other}`, 'answer', /unexpected answer \(404\)/));
  });
});

test('the states of a minute come from one attempt', async () => {
  let attempts = 0;
  const service = mailService('smtp://mail.example.org');
  const use = async () => {
    attempts += 1;
  };
  const sources = { services: async () => [{ ...service, use }], notes: () => [] };
  const services = createServices(sources);
  await Promise.all([services.look('en'), services.look('de')]);
  await services.look('en');
  expect(attempts).toBe(1);
});
