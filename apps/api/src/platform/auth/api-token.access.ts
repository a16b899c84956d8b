import { BlockList, isIPv6 } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isWholeToken, tokenPrefix, type Code } from '@kontor/domain';
import type { Config } from '../../config.ts';
import type { TokenActor } from '../context/actor.ts';
import { clock } from '../context/clock.ts';
import { CONFIG } from '../context/tokens.ts';
import { ApiError } from '../errors/api-error.ts';
import { AccessService } from './access.service.ts';
import { TokenUses } from './token-uses.ts';
import { hashToken } from './tokens.ts';

/** Lets programs in by an API token: whole, known, neither ended nor expired, from an address that it allows, and not too often. */
@Injectable()
export class ApiTokenAccess {
  private readonly ranges = new Map<string, BlockList>();

  constructor(
    private readonly access: AccessService,
    private readonly uses: TokenUses,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The text of `Authorization: Bearer` when it is meant as an API token, whole or not. */
  sentIn(request: Request): string | undefined {
    const [, text] = /^bearer +(\S.*)$/i.exec(request.headers.authorization ?? '') ?? [];
    return text?.startsWith(tokenPrefix) ? text : undefined;
  }

  async actorOf(token: string, request: Request, response: Response): Promise<TokenActor> {
    if (!isWholeToken(token)) throw refused('api_token.not_whole');
    const found = await this.access.tokenOf(hashToken(token));
    if (!found) throw refused('api_token.unknown');
    if (found.isEnded) throw refused('api_token.ended');
    if (found.expiresAt <= clock.now().getTime()) throw refused('api_token.expired');
    if (!found.actor) throw refused('api_token.owner_inactive');
    const address = (request.ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
    if (found.addresses.length && !this.isAmong(address, found.addresses))
      throw new ApiError('api_token.wrong_address', { address });
    this.limit(found.actor.tokenId, address, response);
    return found.actor;
  }

  private limit(tokenId: number, address: string, response: Response): void {
    const limit = this.config.tokenCallsPerMinute;
    const { remaining, seconds } = this.uses.count(tokenId, address, limit);
    response.setHeader('RateLimit-Limit', String(limit));
    response.setHeader('RateLimit-Remaining', String(Math.max(0, remaining)));
    response.setHeader('RateLimit-Reset', String(seconds));
    if (remaining < 0) throw new ApiError('error.too_many_requests', { seconds }, undefined, { 'Retry-After': String(seconds) });
  }

  private isAmong(address: string, allowed: readonly string[]): boolean {
    const key = allowed.join(' ');
    let ranges = this.ranges.get(key);
    if (!ranges) {
      ranges = new BlockList();
      for (const range of allowed) {
        const [net = '', bits] = range.split('/');
        const family = isIPv6(net) ? 'ipv6' : 'ipv4';
        ranges.addSubnet(net, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
      }
      if (this.ranges.size > 1000) this.ranges.clear();
      this.ranges.set(key, ranges);
    }
    return ranges.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
}

const refused = (code: Code): ApiError =>
  new ApiError(code, undefined, undefined, { 'WWW-Authenticate': 'Bearer error="invalid_token"' });
