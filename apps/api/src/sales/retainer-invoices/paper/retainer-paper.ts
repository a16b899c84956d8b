import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Language } from '@kontor/domain';
import type { PaperKind } from '../../../documents/keeping/kept-paper.ts';
import type { KindWords } from '../../../documents/paper/paper-words.ts';

type Words = Record<Language, KindWords>;

const dates = {
  en: { number: 'Retainer invoice number', date: 'Invoice date', dueDate: 'Due date', due: 'Amount due' },
  lt: { number: 'Serija ir numeris', date: 'Išrašymo data', dueDate: 'Apmokėti iki', due: 'Mokėtina suma' },
  no: { number: 'Nummer', date: 'Dato', dueDate: 'Forfallsdato', due: 'Å betale' },
};

/** An advance without tax is only asked for: in Norway a claim before delivery is no sales document (bokføringsforskriften § 5-2-7). */
const requestWords: Words = {
  en: { ...dates.en, title: 'Request for advance payment', vatTitle: 'Request for advance payment' },
  lt: { ...dates.lt, title: 'Avansinė sąskaita', vatTitle: 'Avansinė sąskaita' },
  no: { ...dates.no, title: 'Anmodning om forskudd', vatTitle: 'Anmodning om forskudd' },
};

/** An advance with tax is a tax document of its own. */
const taxWords: Words = {
  en: { ...dates.en, title: 'Retainer invoice', vatTitle: 'Advance VAT invoice' },
  lt: { ...dates.lt, title: 'Avansinė sąskaita faktūra', vatTitle: 'Avansinė PVM sąskaita faktūra' },
  no: { ...dates.no, title: 'Forskuddsfaktura', vatTitle: 'Forskuddsfaktura' },
};

export const retainerWords = (carriesTax: boolean): Words => (carriesTax ? taxWords : requestWords);

const paperOf = (carriesTax: boolean): PaperKind => ({
  subject: 'RetainerInvoice',
  table: 'retainer_invoice',
  words: retainerWords(carriesTax),
  columns: `invoice_date as date, due_date as "dueDate", payment_reference as "paymentReference", 0 as prepaid, 0 as rounding, total as due,
    discount_percent as "discountPercent", terms, status = 'void' as "isVoid"`,
  changing: `status = 'void'`,
  ...(carriesTax && { eInvoice: () => ({ type: '386' as const }) }),
  failed: 'This email was not sent, because the PDF of the retainer invoice could not be created.',
});

/** Returns how a retainer invoice comes onto paper, which its treatment of tax decides. */
export async function paperKindOf(em: EntityManager, id: number): Promise<PaperKind> {
  const { rows } = await sql<{ carriesTax: boolean }>`select carries_tax as "carriesTax" from retainer_invoice
    where id = ${id}`.execute(em.getKysely());
  return paperOf(rows[0]?.carriesTax ?? false);
}
