import { type FastifyInstance, fastify, LogController } from 'fastify';
import { AppError } from './app-error.ts';
import type { Config } from './config.ts';
import { currentRequestId } from './request-id.ts';
import { limitBodyTime } from './routes/body-time.ts';
import { answerBrokenRequest } from './routes/broken-request.ts';
import { serializerCompiler } from './routes/compiled-serializer.ts';
import { replyToErrors, replyToRefusal } from './routes/error-reply.ts';
import { zodValidator } from './routes/zod-validator.ts';

/** The largest JSON body of any request: a year's schedule takes a tenth of it. */
const bodyLimit = 256 * 1024;

type HttpSettings = {
  readonly config: Config;
  /** Where log lines go; by default to standard output. */
  readonly logTo?: { write(line: string): void };
};

/** Creates a server without routes: logging, limits, parsing, validation and error responses. */
export function createHttpServer({ config, logTo }: HttpSettings): FastifyInstance {
  const app = fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      // Request loggers already have the request id; loggers of other work it caused, such as a job, get it here.
      mixin: (_line, _level, logger) =>
        'requestId' in logger.bindings() ? {} : { requestId: currentRequestId() },
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    bodyLimit,
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    // Only for the headers; each route limits the time for its body.
    http: { headersTimeout: 30_000 },
    keepAliveTimeout: 65_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: replyToRefusal,
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(zodValidator);
  app.setSerializerCompiler(serializerCompiler);
  // A body of another type would bypass the schemas, so the server accepts only JSON.
  app.removeContentTypeParser('text/plain');
  app.addHook('preParsing', async ({ headers }) => {
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') throw new AppError('unsupported_encoding');
  });
  // A client that has reset its connection has no address any more, and limits and logs need one. Read now, it is kept.
  app.server.on('connection', (socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });
  app.decorateRequest('caller', null);
  replyToErrors(app);
  limitBodyTime(app);
  return app;
}
