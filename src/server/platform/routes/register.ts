import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RouteOptions,
} from 'fastify';
import { type Endpoint, headersOf, isChange } from '#contract/endpoint.ts';
import { ifSignedInHeader } from '#contract/if-signed-in.ts';
import { tabId } from '#contract/live.ts';
import { tabHeader } from '#contract/socket.ts';
import { includesScope, type TokenScope } from '#domain/access-tokens/access-token.ts';
import { todayIn } from '#domain/calendar-date.ts';
import { refreshAdministrators } from '../administrators/administrators.ts';
import { AppError } from '../app-error.ts';
import { recordingAct, type ThingNames } from '../audit/audit-log.ts';
import { accessTokenIn } from '../auth/access-tokens.ts';
import type { Caller } from '../auth/caller.ts';
import type { RunChange } from '../changes.ts';
import type { Clock } from '../clock.ts';
import type { ReadAnywhere } from '../database/replica.ts';
import type { RepeatableRequest } from '../idempotency/answer-queries.ts';
import type { Temporary } from '../storage/temporary.ts';
import { extraBodyMsOf } from './body-time.ts';
import { redirectErrorsTo } from './error-reply.ts';
import { type Binding, type Call, type Handler, handlerOf } from './handler.ts';
import { answerOnce, recognizeRequest } from './idempotency.ts';
import { acceptMultipart, readMultipart, removeReceived } from './multipart-body.ts';
import { recordedAgo, refuseOtherGolfer } from './offline-change.ts';
import { refuseForeignOrigin } from './origin.ts';
import type { RateLimits } from './rate-limits.ts';
import { openedRevision } from './revision.ts';
import {
  isData,
  redirectOf,
  responsesOf,
  sendAnswer,
  sendChange,
  statusOf,
} from './send-answer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

type RouteGuards = {
  readonly publicUrl: URL;
  readonly limits: RateLimits;
  readonly clock: Clock;
  readonly temporary: Temporary;
  readonly runChange: RunChange;
  readonly readAnywhere: ReadAnywhere;
  /** For the audit log. */
  readonly names: Partial<ThingNames>;
  /** Finds the stored answer of a repeated request; null when it is the first. */
  readonly findFirstAnswer: (
    golferId: string,
    request: RepeatableRequest,
  ) => Promise<string | null>;
  readonly findCaller: (request: FastifyRequest) => Promise<Caller | null>;
  readonly findTokenCaller: (token: string) => Promise<Caller | null>;
  readonly lacksSecondStep: (caller: Caller) => Promise<boolean>;
};

/**
 * Adds rows and their handlers to the server. The checks of a route respond in this order: rate,
 * session, role, origin; then the server's own size, type and schema.
 */
export function registerBindings(
  app: FastifyInstance,
  bindings: readonly Binding[],
  guards: RouteGuards,
) {
  app.decorateRequest('repeatable', null);
  app.decorateRequest('receivedFiles', null);
  app.decorateRequest('temporaryPaths', null);
  const forms = bindings.filter(({ row }) => row.files);
  const bodiless = bindings.filter(({ row }) => row.ignoresBody);
  const add = (scope: FastifyInstance, some: readonly Binding[]) => {
    for (const binding of some) scope.route(routeOf(binding, guards));
  };
  add(
    app,
    bindings.filter(({ row }) => !row.files && !row.ignoresBody),
  );
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
    add(scope, bodiless);
  });
  if (forms.length === 0) return;
  app.register(async (scope) => {
    await acceptMultipart(scope);
    add(scope, forms);
  });
}

/** Returns the body that an endpoint's schema checks: none if it takes none, and no fields if none were sent. */
function bodyFor(row: Endpoint, sent: unknown): unknown {
  if (!row.body) return undefined;
  // JSON `null` is a body.
  return sent === undefined ? {} : sent;
}

function routeOf(binding: Binding, guards: RouteGuards): RouteOptions {
  const { row } = binding;
  const onFailure = redirectOf(row)?.onFailure;
  return {
    method: row.method,
    url: row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(row),
    ...(row.bodyLimit !== undefined && { bodyLimit: row.bodyLimit }),
    onRequest: [
      async (request) => {
        request.caller = await withRights(await findCallerFor(row, request, guards), guards);
      },
      guards.limits[row.rateClass ?? 'standard'] as onRequestAsyncHookHandler,
      async (request, reply) => {
        if (asksIfSignedIn(row, request)) return reply.code(204).send();
        refuseStrangers(row, request);
        refuseOtherGolfer(request);
        // No page of another site can send a token for the golfer, as it can a cookie.
        if (request.caller?.token == null) refuseForeignOrigin(request, guards.publicUrl);
      },
    ],
    config: { rateLimit: false, extraBodyMs: extraBodyMsOf(row), isData: isData(row) },
    ...(row.files && { onResponse: removeReceived }),
    ...(onFailure !== undefined && { errorHandler: redirectErrorsTo(onFailure) }),
    preValidation: [
      ...(row.files ? [readMultipart(row.files, guards.temporary)] : []),
      ...(row.idempotent ? [recognizeRequest] : []),
      async (request) => {
        request.body = bodyFor(row, request.body);
      },
    ],
    handler: async (request, reply) => {
      const { caller, params, query, body, receivedFiles: files } = request;
      const now = guards.clock();
      // The schemas above have parsed these values; `bind` checks the types of each row.
      const call = {
        params,
        query,
        body,
        files,
        caller,
        now,
        today: todayIn(caller?.timeZone ?? 'UTC', now),
        request,
        reply,
        opened: openedRevision(row, request),
      } as unknown as Call<Endpoint>;
      reply.status(statusOf(row));
      const known = await firstAnswerOf(request, binding, guards);
      if (known !== null) return sendChange(reply, row, known);
      const handler = await handlerOf(binding, call, guards.readAnywhere);
      if (caller === null || !isChange(row))
        return sendAnswer(reply, row, await readOf(handler, { ...call, row }, guards));
      const answer = await guards.runChange(
        caller.id,
        (change) =>
          answerOnce(change, request.repeatable, async () => {
            const perform = () => handler({ ...call, change } as Call<Endpoint>);
            const answer = await recordingAct(change, { ...call, row, ...guards }, perform);
            change.refresh(...(row.refresh ?? []));
            if (row.auth === 'admin') await refreshAdministrators(change, row.refresh);
            const effects = await change.settle();
            if (answer === undefined) return '';
            return String(reply.serialize({ ...(answer as object), effects }));
          }),
        { tab: tabOf(request), secondsAgo: recordedAgo(row, request) },
      );
      if (answer === null) throw new AppError('unauthorized');
      return sendChange(reply, row, answer);
    },
  };
}

/** Answers a read. One that is an act, such as a download of everything, is recorded before its answer is sent. */
async function readOf(
  handler: Handler<Endpoint>,
  call: Call<Endpoint> & { readonly row: Endpoint },
  { runChange, names }: RouteGuards,
) {
  const answer = await handler(call);
  const { caller, row } = call;
  if (caller !== null && row.act)
    await runChange(caller.id, (change) =>
      recordingAct(change, { ...call, names }, async () => undefined),
    );
  return answer;
}

/**
 * The stored answer of a request that was repeated and whose preparation must not run again: it would count against
 * a daily limit or store a file twice. Otherwise null: `answerOnce` finds the stored answer within the change.
 */
async function firstAnswerOf(
  { caller, repeatable }: FastifyRequest,
  { handler }: Binding,
  { findFirstAnswer }: RouteGuards,
): Promise<string | null> {
  if (caller === null || repeatable === null || typeof handler === 'function') return null;
  return findFirstAnswer(caller.id, repeatable);
}

/** The tab that sent a request; null when the client does not name one. */
function tabOf({ headers }: FastifyRequest): string | null {
  const { data = null } = tabId.safeParse(headers[tabHeader]);
  return data;
}

function schemaOf(row: Endpoint) {
  const headers = headersOf(row);
  return {
    ...(row.params && { params: row.params }),
    ...(row.query && { querystring: row.query }),
    ...(row.body && { body: row.body }),
    ...(headers && { headers }),
    response: responsesOf(row),
  };
}

/** Whether a visitor requests golfer data for a page that accepts an empty response. */
const asksIfSignedIn = ({ auth, method }: Endpoint, { caller, headers }: FastifyRequest) =>
  caller === null && auth === 'golfer' && method === 'GET' && ifSignedInHeader in headers;

/**
 * Finds the golfer behind a request: by its access token if it has one, else by its cookie. Rows for anybody take no
 * notice of tokens.
 */
async function findCallerFor(
  { anonymous, auth }: Endpoint,
  request: FastifyRequest,
  { findCaller, findTokenCaller }: RouteGuards,
): Promise<Caller | null> {
  if (anonymous) return null;
  const token = auth === 'public' ? null : accessTokenIn(request);
  return token === null ? findCaller(request) : findTokenCaller(token);
}

/** Takes from administrators who lack the second step that the installation asks for every right of administrators. */
async function withRights(
  caller: Caller | null,
  { lacksSecondStep }: RouteGuards,
): Promise<Caller | null> {
  const isWithout = caller?.isAdmin && (await lacksSecondStep(caller));
  return isWithout ? { ...caller, isAdmin: false, lacksSecondStep: true } : caller;
}

/** @throws AppError unauthorized, token_invalid, token_refused, token_scope, second_step_needed or forbidden */
function refuseStrangers({ auth, token }: Endpoint, request: FastifyRequest): void {
  if (auth === 'public') return;
  const { caller } = request;
  if (caller === null)
    throw new AppError(accessTokenIn(request) === null ? 'unauthorized' : 'token_invalid');
  if (caller.token !== null) refuseBeyondScope(caller.token, token);
  if (auth === 'admin' && !caller.isAdmin)
    throw new AppError(caller.lacksSecondStep ? 'second_step_needed' : 'forbidden');
}

/** @throws AppError token_refused where no token is enough, token_scope where another one would be */
function refuseBeyondScope(scope: TokenScope, needed: TokenScope | undefined): void {
  if (needed === undefined) throw new AppError('token_refused');
  if (!includesScope(scope, needed)) throw new AppError('token_scope');
}
