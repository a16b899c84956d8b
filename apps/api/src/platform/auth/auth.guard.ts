import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { allows } from '@kontor/abilities';
import { ApiError, forbidden } from '../errors/api-error.ts';
import type { Person, TokenActor } from '../context/actor.ts';
import { context } from '../context/context.ts';
import { ApiTokenAccess } from './api-token.access.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { CAN, PUBLIC, SIGNED_IN, type Needed } from './can.ts';

const commands = new Set(['create', 'read', 'update', 'delete']);

/** What is open to everybody who has signed in is mostly a person's own: a token may read it, where it is not. */
const isReading = (host: ExecutionContext): boolean => ['GET', 'HEAD'].includes(host.switchToHttp().getRequest<Request>().method);

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
    private readonly apiTokens: ApiTokenAccess,
  ) {
    super();
  }

  override async canActivate(host: ExecutionContext): Promise<boolean> {
    const { isPublic, isSignedIn, needed } = this.doorOf(host);
    if (isPublic) return true;
    const user = await this.actorOf(host);
    const now = context();
    if (now) {
      now.actor = user;
      now.verb = needed && !commands.has(needed.verb) ? needed.verb : undefined;
    }
    if (needed ? !allows(user.ability, needed.verb, needed.subject) : !isSignedIn) throw forbidden();
    if (!needed && user.kind === 'token' && !isReading(host)) throw new ApiError('api_token.needs_person');
    return true;
  }

  private async actorOf(host: ExecutionContext): Promise<Person | TokenActor> {
    const request = host.switchToHttp().getRequest<Request & { user: Person }>();
    const apiToken = this.apiTokens.sentIn(request);
    if (apiToken !== undefined) return this.apiTokens.actorOf(apiToken, request, host.switchToHttp().getResponse<Response>());
    const known = await this.tokens.personKnown(request);
    if (known) request.user = known;
    else await super.canActivate(host);
    return request.user;
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
