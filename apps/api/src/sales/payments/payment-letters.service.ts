import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  letterAmount,
  letterDate,
  type Language,
  type LetterFacts,
  type LetterInput,
  type LetterWords,
  type PaymentRecord,
} from '@kontor/domain';
import { letterOf } from '../../documents/letter.ts';
import { note } from '../../platform/audit/note.ts';
import { actor } from '../../platform/context/actor.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { putInOutbox } from '../../platform/outbox/put-in-outbox.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { PaymentsService } from './payments.service.ts';

type Parties = { firm: string; customer: string; language: Language };

/** The receipt of a payment: a letter that tells what came, when, and which invoices it paid. */
@Injectable()
export class PaymentLettersService {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsService,
  ) {}

  async proposal(id: number): Promise<LetterWords> {
    const { language, facts } = await this.told(id);
    return letterOf(this.em, 'receipt', language, facts);
  }

  async mail(id: number, { to, ...own }: LetterInput): Promise<PaymentRecord> {
    const { language, facts, payment } = await this.told(id);
    await inTransaction(this.em, async (em) => {
      const letter = await letterOf(em, 'receipt', language, facts, own);
      note(em, { verb: 'mail', subject: 'Payment', subjectId: id, changes: { to: [null, to] } });
      await putInOutbox(em, { ...letter, toAddress: to, subjectType: 'Payment', subjectId: id });
    });
    return payment;
  }

  /** A receipt tells amounts. */
  private async told(id: number): Promise<{ language: Language; facts: LetterFacts; payment: PaymentRecord }> {
    if (!allows(actor().ability, 'read', 'Payment', undefined, 'amount')) throw forbidden();
    const payment = await this.payments.get(id);
    const { rows } = await sql<Parties>`select o.name as firm, c.name as customer, c.language
      from organisation o cross join customer c where c.id = ${payment.customerId}`.execute(this.em.getKysely());
    const { firm = '', customer = '', language = 'en' } = rows[0] ?? {};
    const money = (amount: number): string => letterAmount(amount, payment.currency, language);
    const facts = {
      ...{ firm, customer, amount: money(payment.amount), paymentDate: letterDate(payment.paymentDate, language) },
      invoices: payment.allocations.map(({ invoiceNumber, amount }) => `${invoiceNumber}: ${money(amount)}`).join('\n'),
    };
    return { language, facts, payment };
  }
}
