import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import type { Request } from 'express';
import { ApiError } from '../errors/api-error.ts';
import { bulkIdsOf } from './bulk.ts';

/** An argument of a handler as Nest keeps it: `4:0` is the first one and a query, a decorator of ours has its factory. */
type Argument = { index: number; data?: unknown; factory?: unknown };
const argumentsKey = '__routeArguments__';
const queryType = '4:';
const ours = /^\/api\/v1\//i;

/**
 * Refuses a parameter that an operation does not take, and names those that it does: `?limit=5` would otherwise be answered with
 * 25 rows, and nobody told. The calls of the sample areas take whatever their clients send, as their contract says.
 */
@Injectable()
export class QueryGuard implements CanActivate {
  private readonly names = new Map<object, Map<object, readonly string[]>>();

  canActivate(host: ExecutionContext): boolean {
    const request = host.switchToHttp().getRequest<Request>();
    if (!request.url.includes('?') || !ours.test(request.path)) return true;
    const [controller, handler] = [host.getClass(), host.getHandler()];
    const ofController = this.names.get(controller) ?? new Map<object, readonly string[]>();
    const known = ofController.get(handler) ?? queryNamesOf(controller, handler.name);
    this.names.set(controller, ofController.set(handler, known));
    const unknown = Object.keys(request.query).find((name) => !known.includes(name));
    if (unknown === undefined) return true;
    const name = unknown.slice(0, 60);
    throw known.length
      ? new ApiError('list.unknown_parameter', { name, allowed: known.join(', ') })
      : new ApiError('list.no_parameters', { name });
  }
}

/** The parameters that a handler takes in its query. */
function queryNamesOf(controller: object & { prototype: object }, handler: string): readonly string[] {
  const all = (Reflect.getMetadata(argumentsKey, controller, handler) ?? {}) as Record<string, Argument>;
  const types = (Reflect.getMetadata('design:paramtypes', controller.prototype, handler) ?? []) as (new () => object)[];
  return Object.entries(all).flatMap(([key, { index, data, factory }]) => {
    if (factory === bulkIdsOf) return ['filter'];
    if (!key.startsWith(queryType)) return [];
    if (typeof data === 'string') return [data];
    const type = types[index];
    return type ? fieldsOf(type) : [];
  });
}

function fieldsOf(type: new () => object): string[] {
  const checked = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return [...new Set([...Object.keys(new type()), ...checked.map(({ propertyName }) => propertyName)])];
}
