import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { allows } from '@kontor/abilities';
import { ApiError, forbidden } from '../errors/api-error.ts';
import { context, type Person } from '../shared/context.ts';
import { CAN, PUBLIC, SIGNED_IN, type Needed } from './can.ts';

const commands = new Set(['create', 'read', 'update', 'delete']);

/** Global and closed by default: a route is public, or needs a valid token and (unless it says `@SignedIn`) an ability. Runs before validation. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') implements CanActivate {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(host: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [host.getHandler(), host.getClass()])) return true;
    await super.canActivate(host);
    const { user } = host.switchToHttp().getRequest<Request & { user: Person }>();
    const needed = this.reflector.get<Needed | undefined>(CAN, host.getHandler());
    const now = context();
    if (now) {
      now.person = user;
      now.verb = needed && !commands.has(needed.verb) ? needed.verb : undefined;
    }
    const signedIn = this.reflector.getAllAndOverride<boolean | undefined>(SIGNED_IN, [host.getHandler(), host.getClass()]);
    if (needed ? !allows(user.ability, needed.verb, needed.subject) : !signedIn) throw forbidden();
    return true;
  }

  /** No token, a wrong one, one that has ended and a session that is over are told alike. A fault of ours is not hidden. */
  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error instanceof Error) throw error;
    if (!user) throw new ApiError(401, 'error.not_signed_in', undefined, undefined, { 'WWW-Authenticate': 'Bearer' });
    return user;
  }
}
