import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { tokenRights } from '@kontor/abilities';
import {
  DomainError,
  mostTokens,
  startOf,
  tokenDays,
  tokenOf,
  type ApiTokenInput,
  type ApiTokenRecord,
  type MadeApiToken,
  type ServiceTokenInput,
} from '@kontor/domain';
import { AccessService } from '../../platform/auth/access.service.ts';
import { TokenUses } from '../../platform/auth/token-uses.ts';
import { hashToken } from '../../platform/auth/tokens.ts';
import { clock } from '../../platform/context/clock.ts';
import { person } from '../../platform/context/actor.ts';
import { ApiError, notFound } from '../../platform/errors/api-error.ts';
import { allow, allowAfterwards } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { Page } from '../../platform/rest/page.ts';
import { rowsWhere } from '../../platform/rest/rows-where.ts';
import { toChange } from '../../platform/rest/writing.ts';
import { SecurityService } from '../account/security.service.ts';
import { ServiceAccount } from '../credentials/service-account.entity.ts';
import { assertMayManage } from '../users/user.rights.ts';
import { ApiToken } from '../credentials/api-token.entity.ts';
import { apiTokenList } from './api-tokens.list.ts';

type Owner = { userId: number } | { serviceAccountId: number };

@Injectable()
export class ApiTokensService {
  constructor(
    private readonly em: EntityManager,
    private readonly access: AccessService,
    private readonly uses: TokenUses,
    private readonly security: SecurityService,
  ) {}

  async list(query: ListQuery): Promise<Page<ApiTokenRecord>> {
    await this.uses.write();
    return pageOf(this.em, apiTokenList, query);
  }

  async get(id: number): Promise<ApiTokenRecord> {
    await this.uses.write();
    return oneOf(this.em, apiTokenList, id);
  }

  /** The person's own tokens, the ended ones too, latest first. */
  async own(): Promise<ApiTokenRecord[]> {
    const { userId } = person();
    await this.uses.write();
    return rowsWhere(this.em, apiTokenList, sql`t.user_id = ${userId}`, 200);
  }

  /** Makes a token of the person's own. It asks for the password: an open screen would otherwise last for months. */
  async makeOwn(input: ApiTokenInput): Promise<MadeApiToken> {
    const { userId } = person();
    await this.security.ownUser(input.password);
    return this.make({ userId }, input);
  }

  async endOwn(id: number): Promise<ApiTokenRecord> {
    const { userId } = person();
    const token = await this.em.findOne(ApiToken, { id, userId });
    if (!token) throw notFound();
    return this.end(token);
  }

  /** Makes a token of a service account. Whoever lacks a right of its role cannot get it by a token. */
  async makeForService(input: ServiceTokenInput): Promise<MadeApiToken> {
    const { serviceAccountId: id } = input;
    await this.security.ownUser(input.password);
    const account = await this.em.findOne(ServiceAccount, { id });
    if (!account) throw new DomainError('error.reference_missing', undefined, { serviceAccountId: missing });
    allow('read', 'ServiceAccount', account);
    if (!account.active) throw new DomainError('service_account.inactive', undefined, { serviceAccountId: inactive });
    await assertMayManage(this.em, [account.roleId], 'serviceAccountId');
    return this.make({ serviceAccountId: id }, input);
  }

  async endAny(id: number, version: number): Promise<ApiTokenRecord> {
    return this.end(await toChange(this.em, ApiToken, id, 'delete', 'ApiToken', version));
  }

  private async make(
    owner: Owner,
    { name, rights = null, addresses = [], expiresInDays = tokenDays.usual }: ApiTokenInput,
  ): Promise<MadeApiToken> {
    const unknown = rights?.findIndex((right) => !tokenRights.includes(right)) ?? -1;
    if (unknown >= 0)
      throw new DomainError('role.unknown_right', undefined, { [`rights.${unknown}`]: { code: 'role.unknown_right' } });
    const now = clock.now();
    const token = made();
    const id = await this.em.transactional(async (em) => {
      // Locked: of requests at the same moment, none counts without the others.
      await sql`select pg_advisory_xact_lock(7451004, ${'userId' in owner ? owner.userId : -owner.serviceAccountId})`.execute(
        em.getKysely(),
      );
      const count = await em.count(ApiToken, { ...owner, endedAt: null, expiresAt: { $gt: now } });
      if (count >= mostTokens) throw new DomainError('api_token.too_many', { max: mostTokens });
      const expiresAt = new Date(now.getTime() + expiresInDays * 86_400_000);
      const record = em.create(ApiToken, {
        ...owner,
        name: name.trim(),
        tokenHash: hashToken(token),
        start: startOf(token),
        rights,
        addresses,
        expiresAt,
      });
      if ('serviceAccountId' in owner) allowAfterwards('create', 'ApiToken', record);
      await em.flush();
      this.access.forget(em);
      return record.id;
    });
    const [record] = await rowsWhere(this.em, apiTokenList, sql`t.id = ${id}`, 1);
    if (!record) throw new ApiError('error.unexpected');
    return { token, record };
  }

  private async end(token: ApiToken): Promise<ApiTokenRecord> {
    if (token.endedAt) throw new DomainError('api_token.has_ended');
    await this.em.transactional(async (em) => {
      const locked = await em.findOneOrFail(ApiToken, token.id);
      locked.endedAt = clock.now();
      await em.flush();
      this.access.forget(em);
    });
    this.access.forgetHere();
    const [record] = await rowsWhere(this.em, apiTokenList, sql`t.id = ${token.id}`, 1);
    if (!record) throw notFound();
    return record;
  }
}

const missing = { code: 'error.reference_missing' } as const;
const inactive = { code: 'service_account.inactive' } as const;

/** 64 random bytes nearly always have the forty that a token needs. */
function made(): string {
  let token: string | undefined;
  while (token === undefined) token = tokenOf(randomBytes(64));
  return token;
}
