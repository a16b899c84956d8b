import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import type { Request } from 'express';
import { allows } from '@kontor/abilities';
import { ApiError, forbidden } from '../errors/api-error.ts';
import { context, type Person } from '../shared/context.ts';
import { AccessService } from './access.service.ts';
import { CAN, PUBLIC, type Needed } from './can.ts';
import { readAccessToken } from './tokens.ts';

const commands = new Set(['create', 'read', 'update', 'delete']);

/** Global and closed by default: a route is public, or needs a valid token and an ability. Runs before validation. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly jwt: JwtService,
    private readonly access: AccessService,
  ) {}

  async canActivate(host: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [host.getHandler(), host.getClass()])) return true;
    const person = await this.personOf(host.switchToHttp().getRequest<Request>());
    const needed = this.reflector.get<Needed | undefined>(CAN, host.getHandler());
    const now = context();
    if (now) {
      now.person = person;
      now.verb = needed && !commands.has(needed.verb) ? needed.verb : undefined;
    }
    if (!needed || !allows(person.ability, needed.verb, needed.subject)) throw forbidden();
    return true;
  }

  private async personOf(request: Request): Promise<Person> {
    const token = /^Bearer\s+(\S+)$/i.exec(request.header('authorization') ?? '')?.[1];
    const claims = token === undefined ? undefined : readAccessToken(this.jwt, token);
    const person = claims && (await this.access.personOf(Number(claims.sub), claims.sid));
    if (!person) throw new ApiError(401, 'error.not_signed_in', undefined, undefined, { 'WWW-Authenticate': 'Bearer' });
    return person;
  }
}
