import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { CAN, PUBLIC, SIGNED_IN, type Needed } from './can.ts';

export type Route = {
  controller: string;
  handler: string;
  method: string;
  path: string;
  needed: Needed | undefined;
  isForEverybodySignedIn: boolean;
  isPublic: boolean;
};

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'ALL', 'OPTIONS', 'HEAD', 'SEARCH'];

/** Every route of the application with what it needs. Serves the start-up check and the tests of access. */
export function routesOf(app: INestApplication): Route[] {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ instance, metatype }) => {
      if (!instance || !metatype) return [];
      const prototype = Object.getPrototypeOf(instance) as Record<string, (...args: unknown[]) => unknown>;
      const root = String(Reflect.getMetadata('path', metatype) ?? '');
      return scanner.getAllMethodNames(prototype).flatMap((handler) => {
        const target = prototype[handler];
        const path = target && (Reflect.getMetadata('path', target) as string | undefined);
        if (!target || path === undefined) return [];
        return [
          {
            controller: metatype.name,
            handler,
            method: methods[Number(Reflect.getMetadata('method', target))] ?? 'GET',
            path: `/${root}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
            needed: reflector.get<Needed | undefined>(CAN, target),
            isForEverybodySignedIn: reflector.getAllAndOverride<boolean | undefined>(SIGNED_IN, [target, metatype]) === true,
            isPublic: reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [target, metatype]) === true,
          },
        ];
      });
    });
}

/** Closed by default: an unguarded route stops the application from starting. */
export function checkRoutes(app: INestApplication): void {
  const open = routesOf(app).filter((route) => !route.needed && !route.isForEverybodySignedIn && !route.isPublic);
  if (open.length)
    throw new Error(
      `These routes say neither @Can nor @SignedIn nor @Public: ${open.map((route) => `${route.controller}.${route.handler}`).join(', ')}`,
    );
}
