import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { addDays, agendaEvent, icsOf, type AbilityRule, type AgendaKind, type Language } from '@kontor/domain';
import type { Config } from '../../config.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { ownEventsOf } from '../../people/own-events/own-events.ts';
import { Limiter } from '../../platform/auth/limiter.ts';
import { hashToken } from '../../platform/auth/tokens.ts';
import { actsByLink, actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { CONFIG } from '../../platform/context/tokens.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { AgendaService } from '../agenda/agenda.service.ts';

type Owner = {
  userId: number;
  displayName: string;
  language: Language;
  rules: AbilityRule[];
  agenda: AgendaKind[];
  createdAt: string;
};

@Injectable()
export class CalendarFileService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: Limiter,
    private readonly agenda: AgendaService,
    private readonly organisation: OrganisationService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async read(name: string, ip: string): Promise<{ text: string; etag: string }> {
    const owner = await this.ownerOf(name);
    if (!owner) {
      await this.limiter.count(`calendar from ${ip}`, 30, 60);
      throw new ApiError('error.not_found');
    }
    // Calendar programs poll every few minutes; more is a fault.
    await this.limiter.count(`calendar of ${owner.userId}`, 60, 600);
    actsByLink(owner.userId, owner.rules);
    const { publicUrl } = this.config;
    const { timeZone } = await this.organisation.get();
    const events = await ownEventsOf(this.em, owner.userId, publicUrl);
    const dates = await this.datesFor(owner);
    const text = icsOf({ name: `Kontor: ${owner.displayName}`, timeZone, stamp: owner.createdAt, events: [...events, ...dates] });
    return { text, etag: `"${hashToken(text).slice(0, 32)}"` };
  }

  /** Dates from three months ago to nine months ahead. */
  private async datesFor({ agenda, language }: Owner) {
    if (agenda.length === 0 || !actor().ability.can('read', 'Dashboard')) return [];
    const today = clock.now().toISOString().slice(0, 10);
    const entries = await this.agenda.get({ from: addDays(today, -90), to: addDays(today, 275) });
    return entries
      .filter(({ kind }) => agenda.includes(kind))
      .map((entry) => agendaEvent(entry, language, this.config.publicUrl));
  }

  /** The feed of a valid address: its person is active, and the address was neither ended nor replaced. */
  private async ownerOf(name: string): Promise<Owner | undefined> {
    const token = /^([\w-]{43})\.ics$/.exec(name)?.[1];
    if (!token) return undefined;
    const { rows } = await sql<Owner>`update calendar_feed f set read_at = ${clock.now().toISOString()}::timestamptz
      from user_account u join role r on r.id = u.role_id
      where u.id = f.user_id and u.active and f.token_hash = ${hashToken(token)}
      returning f.user_id as "userId", u.display_name as "displayName", u.language, r.rules, f.agenda,
        to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"`.execute(this.em.getKysely());
    return rows[0];
  }
}
