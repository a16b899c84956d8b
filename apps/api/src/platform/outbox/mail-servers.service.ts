import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import { DomainError, mailProblem, type Language, type MailServerInput, type MailServerRecord } from '@kontor/domain';
import type { Config } from '../../config.ts';
import { actor } from '../context/actor.ts';
import { CONFIG } from '../context/tokens.ts';
import { isUnreadable } from '../encryption/encrypted.ts';
import { notFound } from '../errors/api-error.ts';
import { sameVersion } from '../rest/version.ts';
import { MailServer } from './mail-server.entity.ts';
import { transportOf, urlOf, type From } from './mail-transport.ts';
import { testLetter } from './test-letter.ts';

const one = 1;
/** A password that no key decrypts counts as none. */
const passwordOf = ({ password }: MailServer): string | null => (isUnreadable(password) ? null : (password ?? null));

export type Way = { transport: Transporter; from: From };

/** The transport of mail: the server from the environment, else the one from the settings, else none. */
@Injectable()
export class MailServers {
  private latest: { key: string; way: Promise<Way> } | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly em: EntityManager,
  ) {}

  /** Without the password. */
  async get(): Promise<MailServerRecord> {
    const saved = await this.saved(this.em);
    const own = {
      id: one,
      version: saved?.version ?? 0,
      fromAddress: saved?.fromAddress ?? null,
      fromName: saved?.fromName ?? null,
    };
    if (this.config.smtpUrl) {
      const { hostname, port, protocol } = new URL(this.config.smtpUrl);
      const isTls = protocol === 'smtps:';
      return {
        ...own,
        source: 'environment',
        host: hostname,
        port: Number(port) || (isTls ? 465 : 587),
        security: isTls ? 'tls' : 'starttls',
        username: null,
        hasPassword: false,
        fromAddress: this.config.mailFrom,
        fromName: null,
      };
    }
    return {
      ...own,
      source: saved ? 'settings' : 'none',
      host: saved?.host ?? null,
      port: saved?.port ?? null,
      security: saved?.security ?? 'starttls',
      username: saved?.username ?? null,
      hasPassword: Boolean(saved && passwordOf(saved)),
    };
  }

  async isSetUp(em: EntityManager = this.em): Promise<boolean> {
    return Boolean(this.config.smtpUrl) || (await em.count(MailServer)) > 0;
  }

  /** A password left out stays, unless the server is another one, which must not learn it. */
  async set(version: number, input: MailServerInput): Promise<MailServerRecord> {
    if (this.config.smtpUrl) throw new DomainError('mail_server.in_environment');
    const { password, ...others } = input;
    const columns = { ...others, username: input.username ?? null, fromName: input.fromName ?? null };
    const saved = await this.saved(this.em);
    sameVersion({ version: saved?.version ?? 0 }, version);
    if (!saved) this.em.persist(this.em.create(MailServer, { id: one, ...columns, password: password ?? null }));
    else {
      const isAnother = saved.host !== input.host;
      this.em.assign(saved, { ...columns, ...((password !== undefined || isAnother) && { password: password ?? null }) });
    }
    await this.em.flush();
    return this.get();
  }

  async remove(version: number): Promise<MailServerRecord> {
    const saved = await this.saved(this.em);
    if (!saved) throw notFound();
    sameVersion(saved, version);
    await this.em.remove(saved).flush();
    return this.get();
  }

  /** Undefined when there is no server. */
  async way(em: EntityManager): Promise<Way | undefined> {
    const saved = this.config.smtpUrl ? undefined : await this.saved(em);
    const url = this.config.smtpUrl ?? (saved && urlOf({ ...saved, password: passwordOf(saved) }));
    if (!url) return undefined;
    const from = saved ? { name: saved.fromName ?? '', address: saved.fromAddress } : this.config.mailFrom;
    const key = `${url} ${saved?.version ?? ''}`;
    if (this.latest?.key !== key) this.latest = { key, way: transportOf(url).then((transport) => ({ transport, from })) };
    return this.latest.way;
  }

  /** Sends an email at once and reports the server's answer. */
  async test(to: string): Promise<void> {
    const way = await this.way(this.em);
    if (!way) throw new DomainError('mail_server.not_set_up');
    const { host, port } = await this.get();
    try {
      await way.transport.sendMail({ ...testLetter(await this.language()), from: way.from, to });
    } catch (error) {
      throw mailProblem(error as Error, host ?? '', port ?? 0);
    }
  }

  private async language(): Promise<Language> {
    const { rows } = await sql<{ language: Language }>`select language from user_account where id = ${actor().userId}`.execute(
      this.em.getKysely(),
    );
    return rows[0]?.language ?? 'en';
  }

  private saved(em: EntityManager): Promise<MailServer | null> {
    return em.findOne(MailServer, { id: one }, { refresh: true });
  }
}
