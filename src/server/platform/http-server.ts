import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { Config } from './config.ts';
import { currentRequestId } from './request-id.ts';
import { limitBodyTime } from './routes/body-time.ts';
import { answerBrokenRequest } from './routes/broken-request.ts';
import { serializerCompiler } from './routes/compiled-serializer.ts';
import { replyToErrors, replyToRefusal } from './routes/error-reply.ts';
import { zodValidator } from './routes/zod-validator.ts';

/** The largest JSON that any call takes: a year's schedule is a tenth of it. */
const bodyLimit = 256 * 1024;

type HttpSettings = {
  readonly config: Config;
  /** Where log lines go; to standard output when left out. */
  readonly logTo?: { write(line: string): void };
};

/** A server without routes: its log, its limits, and how it reads, checks and refuses. */
export function createHttpServer({ config, logTo }: HttpSettings): FastifyInstance {
  const app = fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      // Requests log with their id; what they cause elsewhere, such as a job, gets it here.
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
    // For the headers; how long a body may take is its route's matter.
    http: { headersTimeout: 30_000 },
    keepAliveTimeout: 65_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: replyToRefusal,
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(zodValidator);
  app.setSerializerCompiler(serializerCompiler);
  // A body that is not JSON would slip past the schemas, so nothing but JSON is read.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('caller', null);
  replyToErrors(app);
  limitBodyTime(app);
  return app;
}
