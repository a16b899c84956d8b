import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  assertRemindable,
  assertStage,
  documentLanguage,
  DropsUnknown,
  letterAmount,
  letterDate,
  nextReminder,
  OneOf,
  reminderStages,
  stageByHand,
  stageDue,
  statementPeriod,
  todayIn,
  type InvoiceDetail,
  type Language,
  type LetterFacts,
  type LetterKind,
  type LetterWords,
  type NextReminder,
  type RemindInput,
  type ReminderRecord,
  type ReminderStage,
} from '@kontor/domain';
import { letterOf, type LetterParties } from '../../documents/letter.ts';
import { putWithPaper } from '../../documents/mail-paper.ts';
import { partiesOf } from '../../documents/parties.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { flush } from '../../platform/audit/flush.ts';
import { actor, system } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { context, runWith } from '../../platform/context/context.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import type { MailAttachment } from '../../platform/outbox/mail.entity.ts';
import { putInOutbox } from '../../platform/outbox/put-in-outbox.ts';
import { allow } from '../../platform/rest/allow.ts';
import { withConditions } from '../../platform/rest/record-access.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import type { Invoice } from '../invoices/invoice.entity.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import { drawInvoicePdf } from '../invoices/paper/draw-invoice-pdf.job.ts';
import { interestSentence } from '../late-interest/late-interest-words.ts';
import { readLateInterest } from '../late-interest/read-late-interest.ts';
import { StatementPapersService } from '../statements/statement-papers.service.ts';
import { Reminder } from './reminder.entity.ts';
import { remindedOf, scheduleOf, type Reminded } from './reminder.schedule.ts';
import { reminderList } from './reminders.list.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { invoiceDetail } from '../invoices/invoices.list.ts';

/** The stage whose words are asked for. */
@DropsUnknown()
export class ReminderLetterQuery {
  @OneOf(reminderStages)
  stage: ReminderStage;
}

const kindOf = {
  upcoming: 'reminderUpcoming',
  first: 'reminderFirst',
  second: 'reminderSecond',
  final: 'reminderFinal',
} as const satisfies Record<ReminderStage, LetterKind>;

type Due = Pick<Invoice, 'number' | 'language' | 'dueDate' | 'balance' | 'currency'>;
type Told = LetterParties & { lateInterest: string };
const factsOf = (invoice: Due, parties: Told): LetterFacts => ({
  number: invoice.number ?? '',
  amount: letterAmount(invoice.balance, invoice.currency, invoice.language),
  dueDate: letterDate(invoice.dueDate, invoice.language),
  ...parties,
});

/** Reminders of due invoices, by schedule and by hand. Lock order: the invoice first, as with payments. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly organisation: OrganisationService,
    private readonly statements: StatementPapersService,
  ) {}

  list(query: ListQuery): Promise<Page<ReminderRecord>> {
    return pageOf(this.em, reminderList, query);
  }

  get(id: number): Promise<ReminderRecord> {
    return oneOf(this.em, reminderList, id);
  }

  /** Returns the stage that follows, and the day on which it leaves by schedule. */
  async next(invoiceId: number): Promise<NextReminder> {
    await this.invoices.get(invoiceId);
    const reminded = await remindedOf(this.em, invoiceId);
    if (!reminded) throw notFound();
    const organisation = await this.organisation.get();
    const today = todayIn(organisation.timeZone, clock.now());
    const { sent, toAddress } = reminded;
    const withStatement = organisation.remindersWithStatement;
    const stage = stageByHand(reminded, today, sent);
    if (!isOpen(reminded) || reminded.disputeReason || reminded.isSpared || !toAddress)
      return { stage, reminderDate: null, toAddress, withStatement };
    const next = nextReminder(reminded, today, { sent, ...scheduleOf(organisation) });
    return { stage: next?.stage ?? stage, reminderDate: next?.reminderDate ?? null, toAddress, withStatement };
  }

  /** Returns the default words of a stage. Requires the right to amounts, which a reminder contains. */
  async proposal(invoiceId: number, stage: ReminderStage): Promise<LetterWords> {
    if (!allows(actor().ability, 'read', 'Invoice', undefined, 'balance')) throw forbidden();
    const invoice = await this.invoices.get(invoiceId);
    allow('send', 'Invoice', await withConditions(this.em, 'Invoice', invoice));
    const { seller, buyer } = await partiesOf(this.em, 'invoice', invoiceId);
    const language = documentLanguage(seller.country, invoice.language);
    const lateInterest = await this.interestTold(this.em, invoiceId, language);
    return letterOf(
      this.em,
      kindOf[stage],
      language,
      factsOf({ ...invoice, language }, { firm: seller.name, customer: buyer.name, lateInterest }),
    );
  }

  async remind(invoiceId: number, { stage, to, ...own }: RemindInput): Promise<InvoiceDetail> {
    if (!allows(actor().ability, 'read', 'Invoice', undefined, 'balance')) throw forbidden();
    const others = await this.alongWith((await this.invoices.get(invoiceId)).customerId);
    return readAfter(this.em, invoiceDetail, invoiceId, async (em) => {
      const invoice = await this.invoices.lock(em, invoiceId, 'send');
      assertRemindable(invoice);
      const today = todayIn((await this.organisation.get()).timeZone, clock.now());
      const ofToday = await em.find(Reminder, { invoiceId, reminderDate: today });
      assertStage(
        stage,
        invoice,
        today,
        ofToday.map((one) => one.stage),
      );
      await this.send(em, invoice, { stage, toAddress: to, own, isAutomatic: false, others });
    });
  }

  /** Sends what is due of one invoice by schedule, if it still is: it may have been paid, disputed or reminded of since it was found. */
  async remindBySchedule(invoiceId: number): Promise<void> {
    const organisation = await this.organisation.get();
    const today = todayIn(organisation.timeZone, clock.now());
    const dueOf = async (
      em: EntityManager,
    ): Promise<{ stage: ReminderStage; toAddress: string; customerId: number } | undefined> => {
      const reminded = await remindedOf(em, invoiceId);
      if (!reminded?.toAddress || !isOpen(reminded) || reminded.disputeReason || reminded.isSpared) return undefined;
      const stage = stageDue(reminded, today, { sent: reminded.sent, ...scheduleOf(organisation) });
      return stage && { stage, toAddress: reminded.toAddress, customerId: reminded.customerId };
    };
    const found = await dueOf(this.em);
    if (!found) return;
    // Drawn before the invoice is locked.
    const others = await this.alongWith(found.customerId);
    await inTransaction(this.em, async (em) => {
      const invoice = await this.invoices.lock(em, invoiceId, 'send');
      const due = await dueOf(em);
      if (due) await this.send(em, invoice, { ...due, own: {}, isAutomatic: true, others });
    });
  }

  /** The statement of the customer, if the organisation attaches it, whatever the person who sends may read: it is for the customer. */
  private async alongWith(customerId: number): Promise<MailAttachment[]> {
    const { remindersWithStatement, timeZone } = await this.organisation.get();
    if (!remindersWithStatement) return [];
    const period = statementPeriod(todayIn(timeZone, clock.now()));
    return runWith({ requestId: '', ...context(), actor: system }, async () => [await this.statements.kept(customerId, period)]);
  }

  /** The sentence with the late interest up to today; nothing where there is none. */
  private async interestTold(em: EntityManager, invoiceId: number, language: Language): Promise<string> {
    const [interest] = await readLateInterest(em, { invoiceId }, await this.organisation.today());
    return interestSentence(interest, language);
  }

  private async send(
    em: EntityManager,
    invoice: Invoice,
    { stage, toAddress, own, isAutomatic, others }: Sending,
  ): Promise<void> {
    assertRemindable(invoice);
    const { id, balance, opening } = invoice;
    const { seller, buyer } = await partiesOf(em, 'invoice', id);
    const lateInterest = await this.interestTold(em, id, invoice.language);
    const letter = await letterOf(
      em,
      kindOf[stage],
      invoice.language,
      factsOf(invoice, { firm: seller.name, customer: buyer.name, lateInterest }),
      own,
    );
    const reminderDate = todayIn((await this.organisation.get()).timeZone, clock.now());
    em.create(Reminder, { invoiceId: id, stage, reminderDate, toAddress, balance, isAutomatic, createdById: actor().userId });
    await flush(em, { verb: 'remind' });
    // An invoice from before Kontor has no PDF.
    if (opening) await putInOutbox(em, { ...letter, toAddress, attachments: others, subjectType: 'Invoice', subjectId: id });
    else
      await putWithPaper(
        em,
        'Invoice',
        invoice,
        { ...letter, toAddress },
        () => enqueue(em, drawInvoicePdf, { invoiceId: id }, { key: `invoice pdf ${id}` }),
        others,
      );
  }
}

type Sending = {
  stage: ReminderStage;
  toAddress: string;
  own: Pick<RemindInput, 'subject' | 'message'>;
  isAutomatic: boolean;
  /** Sent along beside the PDF of the invoice. */
  others: MailAttachment[];
};

const isOpen = ({ status, balance }: Reminded): boolean => status === 'sent' && balance > 0;
