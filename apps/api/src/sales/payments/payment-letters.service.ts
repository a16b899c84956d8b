import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  letterAmount,
  letterDate,
  type LetterFacts,
  type LetterInput,
  type LetterWords,
  type PaymentRecord,
} from '@kontor/domain';
import { letterOf } from '../../documents/letter.ts';
import { drawAccount } from '../../documents/paper/account-paper.ts';
import { logoOf, type PaperFile } from '../../documents/paper/stored-paper.ts';
import { partiesToday, type PartiesToday } from '../../documents/parties-today.ts';
import { note } from '../../platform/audit/note.ts';
import { actor } from '../../platform/context/actor.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { FILE_STORE, type FileStore } from '../../platform/files/file-store.ts';
import { keepForMail } from '../../platform/outbox/keep-for-mail.ts';
import { putInOutbox } from '../../platform/outbox/put-in-outbox.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { PaymentsService } from './payments.service.ts';
import { receiptName, receiptPaper } from './receipt-paper.ts';

type Told = { parties: PartiesToday; facts: LetterFacts; payment: PaymentRecord };

/** The receipt of a payment, as a PDF and by email: amount, date, and the invoices that it paid. */
@Injectable()
export class PaymentLettersService {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsService,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  async pdf(id: number): Promise<PaperFile> {
    const told = await this.told(id);
    return { name: nameOf(told), content: Readable.from([await this.drawn(told)]) };
  }

  async proposal(id: number): Promise<LetterWords> {
    const { parties, facts } = await this.told(id);
    return letterOf(this.em, 'receipt', parties.language, facts);
  }

  async mail(id: number, { to, ...own }: LetterInput): Promise<PaymentRecord> {
    const told = await this.told(id);
    const attachment = await keepForMail(this.store, nameOf(told), await this.drawn(told));
    await inTransaction(this.em, async (em) => {
      const letter = await letterOf(em, 'receipt', told.parties.language, told.facts, own);
      note(em, { verb: 'mail', subject: 'Payment', subjectId: id, changes: { to: [null, to] } });
      await putInOutbox(em, { ...letter, toAddress: to, subjectType: 'Payment', subjectId: id, attachments: [attachment] });
    });
    return told.payment;
  }

  /** Returns the content of a receipt. Requires the right to amounts. */
  private async told(id: number): Promise<Told> {
    if (!allows(actor().ability, 'read', 'Payment', undefined, 'amount')) throw forbidden();
    const payment = await this.payments.get(id);
    const parties = await partiesToday(this.em, payment.customerId);
    const { seller, buyer, language } = parties;
    const money = (amount: number): string => letterAmount(amount, payment.currency, language);
    const facts = {
      firm: seller.name,
      customer: buyer.name,
      amount: money(payment.amount),
      paymentDate: letterDate(payment.paymentDate, language),
      invoices: [
        ...payment.allocations.map(({ invoiceNumber, amount }) => `${invoiceNumber}: ${money(amount)}`),
        ...payment.retainers.map(({ retainerInvoiceNumber, amount }) => `${retainerInvoiceNumber}: ${money(amount)}`),
      ].join('\n'),
    };
    return { parties, facts, payment };
  }

  private async drawn({ parties, payment }: Told): Promise<Buffer> {
    return drawAccount(receiptPaper({ ...parties, logo: await logoOf(this.em, this.store, parties.seller.logoFileId) }, payment));
  }
}

const nameOf = ({ payment, parties }: Told): string => receiptName(payment, parties.language);
