import { randomUUID } from 'node:crypto';
import { HttpException, type INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { MikroORM } from '@mikro-orm/postgresql';
import { json, urlencoded, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import type { AppAdapter } from './app.adapter.ts';
import type { Config } from './config.ts';
import { ApiError } from './platform/errors/api-error.ts';
import { ErrorFilter } from './platform/errors/error.filter.ts';
import { methodsAt } from './platform/errors/methods-at.ts';
import { checkRoutes } from './platform/auth/check-routes.ts';
import { Metrics } from './platform/health/metrics.ts';
import { refuseWhen, timeLimit } from './platform/errors/time-limit.ts';
import { visitor } from './platform/context/actor.ts';
import { runWith } from './platform/context/context.ts';
import { serveAdmin } from './platform/static/serve-admin.ts';
import { CONFIG } from './platform/context/tokens.ts';

/**
 * Paths of the API. Some words, such as `blog`, are also pages of the admin (`/blog/index`): of those only the listed paths
 * belong to the API.
 */
const apiPath = /^\/(api|jwt|apps|documents|health|metrics|card|account-setting|(faq|pricing|profile)\/data|blog\/list)(\/|$)/i;
/** Pages of customers work without scripts, so their forms arrive the way browsers send them. */
const pagePath = /^\/documents\//i;
const bodyTypes = /^(application\/json(;\s*charset="?utf-8"?)?|multipart\/form-data;.*)$/i;
const formType = /^application\/x-www-form-urlencoded(;\s*charset="?utf-8"?)?$/i;
/** Files to import come as text. */
const importPath = /^\/api\/v1\/[a-z]+(-[a-z]+)*-imports(\/preview)?\/?$/i;
const longestMs = 30_000;

/** The set-up that main and the tests share: edge checks, context, errors. Refuses to start with an unguarded route. */
export function setUp(app: INestApplication): void {
  const config = app.get<Config>(CONFIG);
  const orm = app.get(MikroORM);
  const filter = app.get(ErrorFilter);
  const express = app as NestExpressApplication;
  express.disable('x-powered-by');
  express.set('etag', false);
  express.set('query parser', 'simple');
  if (config.trustProxy) express.set('trust proxy', 1);
  app.use(app.get(Metrics).observe);
  app.use((request: Request, response: Response, next: NextFunction) => {
    const requestId = randomUUID();
    response.setHeader('x-request-id', requestId);
    const language = request.headers['accept-language'];
    runWith(
      { requestId, actor: visitor, route: `${request.method} ${withoutTokens(request.path)}`, language, root: orm.em },
      next,
    );
  });
  const adapter = app.getHttpAdapter() as AppAdapter;
  app.use(refuseWhen(() => adapter.isClosing));
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          workerSrc: ["'self'", 'blob:'],
          // The browser prints a PDF from a hidden frame with a blob address.
          frameSrc: ["'self'", 'blob:'],
          connectSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
      referrerPolicy: { policy: 'same-origin' },
      // Headers for outdated browsers and plug-ins.
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  );
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.url.length > 8192) throw new HttpException('address too long', 414);
    // For every path, because a route can be spelled in many ways. Files of the admin override it.
    response.setHeader('Cache-Control', 'no-store');
    const type = request.header('content-type');
    const hasBody = Number(request.header('content-length') ?? 0) > 0 || request.header('transfer-encoding') !== undefined;
    const known = pagePath.test(request.path) ? formType : bodyTypes;
    if (hasBody && !known.test(type ?? '')) throw new ApiError('error.unsupported_type');
    next();
  });
  app.use(timeLimit(longestMs));
  const [usual, file] = (['1mb', '8mb'] as const).map((limit) => json({ limit, strict: true }));
  app.use((request: Request, response: Response, next: NextFunction) =>
    (importPath.test(request.path) ? file : usual)?.(request, response, next),
  );
  app.use('/documents', urlencoded({ extended: false, limit: '20kb', parameterLimit: 550 }));
  app.use((request: Request, _response: Response, next: NextFunction) => {
    if (deeperThan(request.body, 32) || hasControl(request.originalUrl)) throw new ApiError('error.malformed');
    next();
  });
  if (config.adminDir) app.use(serveAdmin(config.adminDir, apiPath));
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => filter.answer(error, request, response));
  app.useGlobalFilters(filter);
  app.enableShutdownHooks();
  filter.methodsAt = methodsAt(checkRoutes(app));
}

function deeperThan(value: unknown, depth: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  return depth === 0 || Object.values(value).some((inner) => deeperThan(inner, depth - 1));
}

const hasControl = (url: string): boolean => /%0[0-8bcef]|%1[0-9a-f]|%7f/i.test(url);

/** Masks addresses that are secrets themselves, for logs, however their characters are written. */
const withoutTokens = (path: string): string => path.replace(/(?:[\w-]|%[\da-f]{2}){40,}/gi, '***');
