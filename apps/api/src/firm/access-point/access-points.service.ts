import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type AccessPointInput, type AccessPointRecord } from '@kontor/domain';
import { isUnreadable } from '../../platform/encryption/encrypted.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { sameVersion } from '../../platform/rest/version.ts';
import { AccessPoint } from './access-point.entity.ts';
import { ACCESS_POINT_PORT, NoAnswer, TokenRefused, type AccessPointAccess, type AccessPointPort } from './access-point.port.ts';

const one = 1;
/** A secret that no key decrypts counts as none. */
const readable = (secret: string | null | undefined): string | null => (isUnreadable(secret) ? null : (secret ?? null));
const newSecret = (): string => randomBytes(32).toString('base64url');

export type AccessPointSettings = AccessPointAccess & { newsSecret: string };

/** The access point of the organisation. */
@Injectable()
export class AccessPoints {
  constructor(
    private readonly em: EntityManager,
    @Inject(ACCESS_POINT_PORT) private readonly port: AccessPointPort,
  ) {}

  /** Without the token. */
  async get(): Promise<AccessPointRecord> {
    const saved = await this.saved(this.em);
    return {
      id: one,
      version: saved?.version ?? 0,
      address: saved?.address ?? null,
      hasToken: Boolean(readable(saved?.token)),
    };
  }

  /** A token left out stays, unless the address is another one, which must not learn it. */
  async set(version: number, { address, token }: AccessPointInput): Promise<AccessPointRecord> {
    const saved = await this.saved(this.em);
    sameVersion({ version: saved?.version ?? 0 }, version);
    if (!saved) this.em.create(AccessPoint, { id: one, address, token: token ?? null, newsSecret: newSecret() });
    else {
      const isAnother = saved.address !== address;
      const changed = { ...((token !== undefined || isAnother) && { token: token ?? null }) };
      this.em.assign(saved, { address, ...changed, ...(isAnother && { newsSecret: newSecret() }) });
    }
    await this.em.flush();
    return this.get();
  }

  async remove(version: number): Promise<AccessPointRecord> {
    const saved = await this.saved(this.em);
    if (!saved) throw notFound();
    sameVersion(saved, version);
    await this.em.remove(saved).flush();
    return this.get();
  }

  /** Asks the access point at once whether it is there and accepts the token. */
  async test(): Promise<AccessPointRecord> {
    const settings = await this.settings(this.em);
    if (!settings) throw new DomainError('access_point.not_set_up');
    try {
      await this.port.check(settings);
    } catch (error) {
      if (error instanceof TokenRefused) throw new DomainError('access_point.token_refused');
      if (error instanceof NoAnswer) throw new DomainError('access_point.no_answer');
      throw error;
    }
    return this.get();
  }

  /** Undefined when none is set up. */
  async settings(em: EntityManager): Promise<AccessPointSettings | undefined> {
    const saved = await this.saved(em);
    const newsSecret = readable(saved?.newsSecret);
    return saved && newsSecret ? { address: saved.address, token: readable(saved.token), newsSecret } : undefined;
  }

  private saved(em: EntityManager): Promise<AccessPoint | null> {
    return em.findOne(AccessPoint, { id: one }, { refresh: true });
  }
}
