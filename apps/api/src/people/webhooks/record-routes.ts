import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { allows, type Subject } from '@kontor/abilities';
import { routesIn } from '../../platform/auth/check-routes.ts';
import { actor } from '../../platform/context/actor.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

type Get = (id: number) => Promise<object>;

/** Records of every noun as their own address answers them to the actor, with what the actor may read. */
@Injectable()
export class RecordRoutes {
  private bySubject: Map<string, Get> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** Null when there is no such record, when the actor may not read it, or when the noun has no address of single records. */
  async read(subject: string, id: number): Promise<object | null> {
    const get = this.routes().get(subject);
    if (!get || !allows(actor().ability, 'read', subject as Subject)) return null;
    try {
      return await get(id);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return null;
      throw error;
    }
  }

  private routes(): Map<string, Get> {
    this.bySubject ??= new Map(
      routesIn(this.discovery, this.reflector)
        .filter(({ method, path, needed }) => method === 'GET' && needed?.verb === 'read' && isAddressOf(path, needed.subject))
        .map(({ instance, handler, needed }) => {
          const controller = instance as Record<string, Get>;
          return [String(needed?.subject), (id: number) => controller[handler]?.(id) ?? Promise.resolve({})] as const;
        }),
    );
    return this.bySubject;
  }
}

/** The right to read a noun opens other addresses too, such as its imports: `/api/v1/time-entries/:id` is that of TimeEntry. */
function isAddressOf(path: string, subject: string): boolean {
  const noun = subject.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return [noun, `${noun}s`, noun.replace(/y$/, 'ies')].some((name) => path === `/api/v1/${name}/:id`);
}
