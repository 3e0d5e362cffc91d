import * as z from 'zod/mini';
import { user } from '#contract/accounts.ts';
import { achievement } from '#contract/achievements-schemas.ts';
import { effects } from '#contract/effects.ts';
import { type Endpoint, headersOf, responseSchema } from '#contract/endpoint.ts';
import { errors } from '#contract/errors.ts';
import { handicapEntry } from '#contract/handicap.ts';
import { descriptions, endpoints } from '#contract/index.ts';
import { calendarItem } from '#contract/logbook-schemas.ts';
import { programSummary, sessionExercise } from '#contract/programs.ts';
import { stats } from '#contract/progress-schemas.ts';
import {
  completion,
  enrollment,
  scheduledSession,
  weekSummary,
} from '#contract/training-schemas.ts';
import { sessionCookieName } from '../auth/find-caller.ts';
import { type ApiExample, apiExamples } from './api-examples.ts';
import { tokensPerMinute } from './rate-limits.ts';
import { statusOf } from './send-answer.ts';

/** Entities with their own name in the document. */
const entities = {
  User: user,
  Program: programSummary,
  Exercise: sessionExercise,
  Enrollment: enrollment,
  ScheduledSession: scheduledSession,
  Week: weekSummary,
  Completion: completion,
  CalendarItem: calendarItem,
  HandicapEntry: handicapEntry,
  Stats: stats,
  Achievement: achievement,
  Effects: effects,
};

const errorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errors)),
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
  requestId: z.string(),
});

type Operation = { readonly id: string; readonly tag: string; readonly row: Endpoint };

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const operations = Object.entries(endpoints).flatMap(([tag, rows]): Operation[] =>
  Object.entries<Endpoint>(rows).map(([name, row]) => ({ id: tag + capitalized(name), tag, row })),
);

const nameOf = (part: 'Request' | 'Response', { id }: Operation) => capitalized(id) + part;

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

type Json = Readonly<Record<string, unknown>>;
type Named = readonly (readonly [string, z.ZodMiniType])[];

/** JSON Schemas by name, with references to each other. If a schema has two names, the second refers to the first. */
function namedSchemas(named: Named, io: 'input' | 'output'): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of named) if (!registry.has(schema)) registry.add(schema, { id });
  const uri = (id: string) => refTo(id).$ref;
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri,
    unrepresentable: 'any',
    // A drawing can be any JSON, so an `anyOf` with null would add nothing.
    override: ({ jsonSchema }) => {
      if (jsonSchema.anyOf?.some(isAny)) delete jsonSchema.anyOf;
    },
  });
  const all = named.map(([id, schema]) => {
    const own: Json = { ...(schemas[id] ?? refTo(registry.get(schema)?.id ?? id)) };
    return [id, withoutIdentity(own)] as const;
  });
  return Object.fromEntries(all);
}

const isAny = (schema: object) => Object.keys(schema).length === 0;

/** Removes the ids: a component is identified by its place in the document. */
const withoutIdentity = ({ $schema, $id, id, ...schema }: Json) => schema;

const answers: Named = operations.flatMap((operation) => {
  const schema = responseSchema(operation.row);
  return schema === null ? [] : [[nameOf('Response', operation), schema] as const];
});

const bodies: Named = operations.flatMap((operation) =>
  operation.row.body ? [[nameOf('Request', operation), operation.row.body] as const] : [],
);

function parametersIn(
  place: 'path' | 'query' | 'header',
  part: z.ZodMiniType | undefined,
  examples: Readonly<Record<string, string>> = {},
) {
  if (part === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(part, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    schema,
    required: place === 'path' || required.includes(name),
    ...(name in examples && { example: examples[name] }),
  }));
}

function answerOf(operation: Operation) {
  const { response } = operation.row;
  const description = 'Success';
  if (!('kind' in response)) {
    const schema = refTo(nameOf('Response', operation));
    return { description, content: { 'application/json': { schema } } };
  }
  if (response.kind === 'nothing') return { description };
  if (response.kind === 'redirect') return { description: 'The browser goes on there' };
  if (response.kind === 'stored') {
    return { description, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  }
  return { description, content: { [response.mediaType]: { schema: { type: 'string' } } } };
}

const isStored = ({ response }: Endpoint) => 'kind' in response && response.kind === 'stored';

function bodyOf(operation: Operation) {
  const { body, files } = operation.row;
  const example = apiExamples[operation.id]?.body;
  const fields = refTo(nameOf('Request', operation));
  if (files === undefined)
    return { 'application/json': { schema: fields, ...(example && { example }) } };
  const names = Object.keys(files);
  const form = {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [name, { type: 'string', format: 'binary' }]),
    ),
    required: names.filter((name) => files[name]?.optional !== true),
  };
  const encoding = Object.fromEntries(
    names.map((name) => [name, { contentType: files[name]?.mediaTypes.join(', ') }]),
  );
  const schema = body ? { allOf: [form, fields] } : form;
  return { 'multipart/form-data': { schema, encoding } };
}

/** The command that sends a request with an access token. */
function commandOf({ method, path }: Endpoint, origin: string, example: ApiExample): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(example.params?.[name] ?? name),
  );
  const verb = method === 'GET' ? '' : `-X ${method} `;
  const lines = [
    `curl ${verb}'${origin}${filled}'`,
    `-H "Authorization: Bearer $PINHIGH_TOKEN"`,
    ...(example.body
      ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(example.body)}'`]
      : []),
  ];
  return lines.join(' \\\n  ');
}

/** What an access token needs for a row, with the command; nothing for rows that no token may call. */
function tokenPartsOf({ id, row }: Operation, origin: string) {
  if (row.token === undefined) return {};
  const command = commandOf(row, origin, apiExamples[id] ?? {});
  return {
    security: [{ session: [] }, { token: [] }],
    description: `Access tokens: scope \`${row.token}\`.\n\n\`\`\`sh\n${command}\n\`\`\``,
  };
}

function describe(operation: Operation, origin: string) {
  const { id, tag, row } = operation;
  const examples = apiExamples[id];
  return {
    operationId: id,
    tags: [tag],
    summary: row.summary,
    ...(row.offline && { 'x-offline': true }),
    security: row.auth === 'public' ? [] : [{ session: [] }],
    ...tokenPartsOf(operation, origin),
    parameters: [
      ...parametersIn('path', row.params, examples?.params),
      ...parametersIn('query', row.query),
      ...parametersIn('header', headersOf(row)),
    ],
    ...((row.body || row.files) && { requestBody: { required: true, content: bodyOf(operation) } }),
    responses: {
      [statusOf(row)]: answerOf(operation),
      // The response for a client that follows the redirect.
      ...(statusOf(row) === 302 && { 200: { description: 'The page it leads to' } }),
      ...(isStored(row) && { 302: { description: 'The file is there' } }),
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Failed' },
    },
  };
}

function errorResponse(description: string) {
  return { description, content: { 'application/json': { schema: refTo('Error') } } };
}

const about = `Golfers call this API through the app, with the cookie of their session. Their own tools send an access
token instead, which a golfer makes in the profile:

\`\`\`sh
export PINHIGH_TOKEN=pinhigh_…
\`\`\`

A token with the scope \`read\` reads the golfer’s own training; one with \`log\` may also add to it and correct it. Each
call names the scope that it needs; all others answer 403 \`token_refused\`, and one that needs more than the token has
403 \`token_scope\`. A token that is wrong, expired or revoked gets 401 \`token_invalid\`. All tools of a golfer together may
send ${tokensPerMinute} requests a minute. Calls for anybody take no notice of a token.

A change that takes an \`Idempotency-Key\`, a UUID, is made once however often it is sent with the same key.`;

/** Creates the OpenAPI document of all endpoint rows, for the server at this address. */
export function openApiDocument(publicUrl: URL) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const { path, method } = operation.row;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation, publicUrl.origin) };
  }
  const named = [...Object.entries(entities), ['Error', errorBody] as const, ...answers];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pinhigh',
      version: '1',
      description: about,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(descriptions).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...namedSchemas(named, 'output'), ...namedSchemas(bodies, 'input') },
      responses: {
        Refused: errorResponse('Not done; the code says why'),
        Failed: errorResponse('The server failed or is busy; the same request may be sent again'),
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(publicUrl) },
        token: { type: 'http', scheme: 'bearer', description: 'An access token of the golfer' },
      },
    },
  };
}
