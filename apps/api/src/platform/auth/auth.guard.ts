import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { allows } from '@kontor/abilities';
import { ApiError, forbidden } from '../errors/api-error.ts';
import type { Person } from '../context/actor.ts';
import { context } from '../context/context.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { CAN, PUBLIC, SIGNED_IN, type Needed } from './can.ts';

const commands = new Set(['create', 'read', 'update', 'delete']);

type Door = { isPublic: boolean; isSignedIn: boolean; needed: Needed | undefined };

/**
 * Global, and closed by default: a route is public, or needs a valid token and, unless it is `@SignedIn`, an ability. Runs before
 * validation.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') implements CanActivate {
  /** By controller and handler: controllers with a common base class share handlers but not decorators. */
  private readonly doors = new Map<object, Map<object, Door>>();

  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: JwtStrategy,
  ) {
    super();
  }

  override async canActivate(host: ExecutionContext): Promise<boolean> {
    const { isPublic, isSignedIn, needed } = this.doorOf(host);
    if (isPublic) return true;
    const request = host.switchToHttp().getRequest<Request & { user: Person }>();
    const known = await this.tokens.personKnown(request);
    if (known) request.user = known;
    else await super.canActivate(host);
    const { user } = request;
    const now = context();
    if (now) {
      now.actor = user;
      now.verb = needed && !commands.has(needed.verb) ? needed.verb : undefined;
    }
    if (needed ? !allows(user.ability, needed.verb, needed.subject) : !isSignedIn) throw forbidden();
    return true;
  }

  /** A missing, wrong or expired token and an ended session get the same answer. Our own errors are rethrown. */
  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error instanceof Error) throw error;
    if (!user) throw new ApiError('error.not_signed_in', undefined, undefined, { 'WWW-Authenticate': 'Bearer' });
    return user;
  }

  /** The decorators of a route, read once. */
  private doorOf(host: ExecutionContext): Door {
    const [handler, controller] = [host.getHandler(), host.getClass()];
    const ofController = this.doors.get(controller) ?? new Map<object, Door>();
    const known = ofController.get(handler);
    if (known) return known;
    const says = (key: string): boolean =>
      this.reflector.getAllAndOverride<boolean | undefined>(key, [handler, controller]) === true;
    const door = {
      isPublic: says(PUBLIC),
      isSignedIn: says(SIGNED_IN),
      needed: this.reflector.get<Needed | undefined>(CAN, handler),
    };
    this.doors.set(controller, ofController.set(handler, door));
    return door;
  }
}
