import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { IdempotencyInterceptor } from '../rest/idempotency/idempotency.interceptor.ts';
import { CAN, PUBLIC, SIGNED_IN, type Needed } from './can.ts';

export type Route = {
  /** The controller itself. */
  instance: object;
  controller: string;
  handler: string;
  method: string;
  path: string;
  needed: Needed | undefined;
  isForEverybodySignedIn: boolean;
  isPublic: boolean;
  hasOneEffect: boolean;
  /** A page for browsers, which is no part of the REST API. */
  isPage: boolean;
};

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'ALL', 'OPTIONS', 'HEAD', 'SEARCH'];

/** Every route of the application and the right that it needs. Used by the start-up check and by the tests of access. */
export const routesOf = (app: INestApplication): Route[] =>
  routesIn(app.get(DiscoveryService, { strict: false }), app.get(Reflector));

export function routesIn(discovery: DiscoveryService, reflector: Reflector): Route[] {
  const scanner = new MetadataScanner();
  return discovery.getControllers().flatMap(({ instance, metatype }) => {
    if (!instance || !metatype) return [];
    const prototype = Object.getPrototypeOf(instance) as Record<string, (...args: unknown[]) => unknown>;
    const root = String(Reflect.getMetadata('path', metatype) ?? '');
    return scanner.getAllMethodNames(prototype).flatMap((handler) => {
      const target = prototype[handler];
      const path = target && (Reflect.getMetadata('path', target) as string | undefined);
      if (!target || path === undefined) return [];
      return [
        {
          instance: instance as object,
          controller: metatype.name,
          handler,
          method: methods[Number(Reflect.getMetadata('method', target))] ?? 'GET',
          path: `/${root}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
          needed: reflector.get<Needed | undefined>(CAN, target),
          isForEverybodySignedIn: reflector.getAllAndOverride<boolean | undefined>(SIGNED_IN, [target, metatype]) === true,
          isPublic: reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [target, metatype]) === true,
          isPage: reflector.get<unknown>('swagger/apiExcludeController', metatype) !== undefined,
          hasOneEffect:
            reflector.get<unknown[] | undefined>('__interceptors__', target)?.includes(IdempotencyInterceptor) === true,
        },
      ];
    });
  });
}

/** All routes. Stops the start-up when one is unguarded, or when a POST ignores `Idempotency-Key`. */
export function checkRoutes(app: INestApplication): Route[] {
  const routes = routesOf(app);
  refuse(
    routes.filter((route) => !route.needed && !route.isForEverybodySignedIn && !route.isPublic),
    'These routes say neither @Can nor @SignedIn nor @Public',
  );
  refuse(
    routes.filter(({ method, hasOneEffect }) => method === 'POST' && !hasOneEffect),
    'The @Post of these routes is not that of rest/post.ts',
  );
  return routes;
}

function refuse(routes: readonly Route[], why: string): void {
  if (routes.length) throw new Error(`${why}: ${routes.map(({ controller, handler }) => `${controller}.${handler}`).join(', ')}`);
}
