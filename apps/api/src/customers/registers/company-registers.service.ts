import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  DomainError,
  euVatCode,
  registerCode,
  registerQuestions,
  type LookUpInput,
  type PartyKind,
  type Register,
  type RegisterAnswerRecord,
} from '@kontor/domain';
import type { Config } from '../../config.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { Limiter } from '../../platform/auth/limiter.ts';
import { actor } from '../../platform/context/actor.ts';
import { CONFIG } from '../../platform/context/tokens.ts';
import { brreg } from './brreg.ts';
import type { CompanyRegister } from './company-register.ts';
import { RegisterAnswer } from './register-answer.entity.ts';
import { vies } from './vies.ts';

type Party = { kind?: PartyKind; country?: string; legalCode?: string | null; vatCode?: string | null };

const adapters: Record<Register, CompanyRegister> = { brreg, vies };
const mostShown = 50;

/** Queries public registers about firms at a person's request and stores the answers. Nothing else depends on them. */
@Injectable()
export class CompanyRegisters {
  constructor(
    private readonly em: EntityManager,
    @Inject(CONFIG) private readonly config: Config,
    private readonly limiter: Limiter,
    private readonly organisation: OrganisationService,
  ) {}

  /** The registers that this server may query. */
  get switchedOn(): Register[] {
    return [...this.config.registers];
  }

  async lookUp({ register, code: typed }: LookUpInput): Promise<RegisterAnswerRecord> {
    if (!this.config.registers.includes(register)) throw new DomainError('register.switched_off');
    const code = registerCode(register, typed);
    const problem = { code: 'register.bad_code' } as const;
    if (!code) throw new DomainError(problem.code, undefined, { code: problem });
    const { userId } = actor();
    // VIES blocks addresses that ask too often, and that would block the whole firm.
    await this.limiter.count(`registers by ${userId}`, 30, 600);
    await this.limiter.count('registers', 300, 600);
    const { vatCode, country } = await this.organisation.get();
    const said = await adapters[register].ask(code, vatCode ? euVatCode(vatCode, country) : undefined);
    const stored = this.em.create(RegisterAnswer, { ...said, register, code, askedById: userId });
    await this.em.flush();
    const [record] = await this.read(sql`a.id = ${stored.id}`);
    if (!record) throw new Error('The answer of a register was not kept');
    return record;
  }

  /** Returns the stored answers about a firm's current codes, latest first. */
  answersAbout(party: Party): Promise<RegisterAnswerRecord[]> {
    const asked = registerQuestions(party).map(({ register, code }) => sql`(a.register = ${register} and a.code = ${code})`);
    return asked.length ? this.read(sql`${sql.join(asked, sql` or `)}`) : Promise.resolve([]);
  }

  private async read(condition: ReturnType<typeof sql>): Promise<RegisterAnswerRecord[]> {
    const { rows } =
      await sql<RegisterAnswerRecord>`select a.id, a.created_at as "createdAt", a.register, a.code, a.state, a.name,
      a.street, a.zip, a.city, a.country, a.vat_registered as "vatRegistered", a.consultation_number as "consultationNumber",
      a.register_date as "registerDate", a.answer, u.display_name as "askedByName"
      from register_answer a left join user_account u on u.id = a.asked_by_id
      where ${condition} order by a.id desc limit ${mostShown}`.execute(this.em.getKysely());
    return rows;
  }
}
