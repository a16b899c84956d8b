import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  letterAmount,
  letterDate,
  todayIn,
  type LetterFacts,
  type LetterWords,
  type Statement,
  type StatementEntry,
  type StatementLetterInput,
} from '@kontor/domain';
import { letterOf } from '../../documents/letter.ts';
import { drawAccount } from '../../documents/paper/account-paper.ts';
import { logoOf, type PaperFile } from '../../documents/paper/stored-paper.ts';
import { partiesToday, type PartiesToday } from '../../documents/parties-today.ts';
import type { StatementPeriod } from '../../documents/statement/read-account.ts';
import { statementPaper } from '../../documents/statement/statement-paper.ts';
import { note } from '../../platform/audit/note.ts';
import { clock } from '../../platform/context/clock.ts';
import { safeName } from '../../platform/files/file-kind.ts';
import { FILE_STORE, type FileStore } from '../../platform/files/file-store.ts';
import { keepForMail } from '../../platform/outbox/keep-for-mail.ts';
import type { MailAttachment } from '../../platform/outbox/mail.entity.ts';
import { putInOutbox } from '../../platform/outbox/put-in-outbox.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { interestLists } from './interest-lists.ts';
import { statementWords } from './statement-words.ts';
import { StatementsService } from './statements.service.ts';

type Told = { parties: PartiesToday; statements: Statement[]; facts: LetterFacts };

/** The statement of a customer as a PDF and by email, in their language. */
@Injectable()
export class StatementPapersService {
  constructor(
    private readonly em: EntityManager,
    private readonly statements: StatementsService,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  async pdf(customerId: number, period: StatementPeriod): Promise<PaperFile> {
    const told = await this.told(customerId, period);
    return { name: nameOf(told, period), content: Readable.from([await this.drawn(told, period)]) };
  }

  async proposal(customerId: number, period: StatementPeriod): Promise<LetterWords> {
    const { parties, facts } = await this.told(customerId, period);
    return letterOf(this.em, 'statement', parties.language, facts);
  }

  /** Returns the PDF of this moment, kept for an email. */
  async kept(customerId: number, period: StatementPeriod): Promise<MailAttachment> {
    const told = await this.told(customerId, period);
    return keepForMail(this.store, nameOf(told, period), await this.drawn(told, period));
  }

  /** Attaches the PDF of this moment; sending the mail again later sends the same PDF. */
  async mail(customerId: number, { to, fromDate, toDate, ...own }: StatementLetterInput): Promise<LetterWords> {
    const period = { from: fromDate, to: toDate };
    const told = await this.told(customerId, period);
    const attachment = await keepForMail(this.store, nameOf(told, period), await this.drawn(told, period));
    return inTransaction(this.em, async (em) => {
      const letter = await letterOf(em, 'statement', told.parties.language, told.facts, own);
      note(em, { verb: 'mail', subject: 'Customer', subjectId: customerId, changes: { to: [null, to] } });
      const about = { subjectType: 'Customer', subjectId: customerId };
      await putInOutbox(em, { ...letter, ...about, toAddress: to, attachments: [attachment] });
      return letter;
    });
  }

  private async told(customerId: number, period: StatementPeriod): Promise<Told> {
    const statements = await this.statements.get(customerId, period);
    const parties = await partiesToday(this.em, customerId);
    const { seller, buyer, language } = parties;
    const balances = statements.map(({ currency, closing }) => letterAmount(closing, currency, language));
    const facts = {
      firm: seller.name,
      customer: buyer.name,
      balance: balances.join(', '),
      from: letterDate(period.from, language),
      to: letterDate(period.to, language),
    };
    return { parties, statements, facts };
  }

  private async drawn({ parties, statements }: Told, period: StatementPeriod): Promise<Buffer> {
    const logo = await logoOf(this.em, this.store, parties.seller.logoFileId);
    const withInterest = statements.map((one) => ({ ...one, more: interestLists(one, parties.language) }));
    const told = { statements: withInterest, words: statementWords, partsOf };
    return drawAccount(statementPaper({ ...parties, logo }, told, period, todayIn(parties.timeZone, clock.now())));
  }
}

const partsOf = ({ parts }: StatementEntry) => parts.map(({ invoiceNumber, amount }) => ({ number: invoiceNumber, amount }));

const nameOf = ({ parties: { language, buyer } }: Told, { to }: StatementPeriod): string =>
  safeName(`${statementWords[language].title} ${buyer.name} ${to}.pdf`.replace(/[\\/]/g, '-'));
