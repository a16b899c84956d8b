import { p } from '@mikro-orm/core';
import {
  eInvoiceStates,
  languages,
  lineKinds,
  pdfStates,
  taxCategories,
  type DocumentChargeRecord,
  type EInvoiceGap,
} from '@kontor/domain';
import { Contact } from '../customers/contacts/contact.entity.ts';
import { Customer } from '../customers/customers/customer.entity.ts';
import { NumberSeries } from '../firm/number-series/number-series.entity.ts';
import { TaxRate } from '../firm/tax-rates/tax-rate.entity.ts';
import { File } from '../platform/files/file.entity.ts';
import { decimal, money, percent, rate } from '../platform/orm/base.ts';
import { Item } from '../stock/items/item.entity.ts';
import { Project } from '../work/projects/project.entity.ts';
import type { DocumentSnapshot } from './snapshot.ts';

// Columns of every kind of sales document. A kind spreads those it needs into the `properties` of its own entities.

const namesOf = <T extends object>(columns: T) => Object.keys(columns) as (keyof T & string)[];

/** Terms that only the single record shows, not the list: of a template, and of any document. */
const templateDetailColumns = { deliveryPlace: p.string().length(200).nullable() };
const detailColumns = {
  exchangeRateDate: p.date().nullable(),
  exchangeRateSource: p.string().length(100).nullable(),
  supplyDate: p.date().nullable(),
  advanceDate: p.date().nullable(),
  ...templateDetailColumns,
};

/** The customer, the references of the document, and the terms for computing its amounts. */
export const basisColumns = {
  customerId: () => p.manyToOne(Customer).mapToPk().joinColumn('customer_id').deleteRule('restrict'),
  contactId: () => p.manyToOne(Contact).mapToPk().joinColumn('contact_id').nullable().deleteRule('restrict').index(),
  projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id').nullable().deleteRule('restrict').index(),
  referenceNumber: p.string().length(50).nullable(),
  orderNumber: p.string().length(50).nullable(),
  yourReference: p.string().length(100).nullable(),
  currency: p.string().length(3),
  exchangeRate: rate().default(1),
  exchangeRateInverted: p.boolean().default(false),
  ...detailColumns,
  language: p.enum(languages).default('en'),
  pricesIncludeTax: p.boolean().default(false),
};
export const basisFields = namesOf(basisColumns);

export const discountColumns = { discountPercent: percent().nullable(), discountAmount: money().nullable() };

/** Charges on the document. Stored as JSON, because no query reads them without their document. */
export const chargeColumns = { charges: p.json<DocumentChargeRecord[]>().default([]) };

/** The prepaid amount, and the rounding of the amount due. */
export const payableColumns = {
  prepaid: money().default(0),
  roundPayableTo: money().nullable(),
  rounding: money().default(0),
};

export const textColumns = {
  customerNotes: p.text().nullable(),
  terms: p.text().nullable(),
  internalNote: p.text().nullable(),
};

/** The totals that `documentTotals` computed at the last save. */
export const totalColumns = {
  subtotal: money().default(0),
  discount: money().default(0),
  charge: money().default(0),
  net: money().default(0),
  tax: money().default(0),
  total: money().default(0),
};

/** What the list of any kind leaves out and the single record shows. */
export const detailOnly = [
  ...namesOf(detailColumns),
  'charges',
  'customerNotes',
  'internalNote',
  'numberSeriesReason',
  'pdfFileId',
] as const;
export const templateDetailOnly = namesOf({ ...templateDetailColumns, ...chargeColumns, ...textColumns });

/** Filled when the document is issued: number, snapshot and PDF. A draft can choose another series than the default, with a reason. */
export const issueColumns = {
  number: p.string().length(60).nullable(),
  numberSeriesId: () =>
    p.manyToOne(NumberSeries).mapToPk().joinColumn('number_series_id').nullable().deleteRule('restrict').deferMode('deferred'),
  numberSeriesReason: p.string().length(500).nullable(),
  sentAt: p.datetime().nullable(),
  snapshot: p.json<DocumentSnapshot>().nullable(),
  pdfState: p.enum(pdfStates).default('none'),
  pdfFileId: () => p.manyToOne(File).mapToPk().joinColumn('pdf_file_id').nullable().deleteRule('restrict'),
};

/** The e-invoice, made together with the first PDF of an issued document. */
export const eInvoiceColumns = {
  eInvoiceState: p.enum(eInvoiceStates).default('none'),
  eInvoiceGaps: p.json<EInvoiceGap[]>().default([]),
  eInvoiceFileId: () => p.manyToOne(File).mapToPk().joinColumn('e_invoice_file_id').nullable().deleteRule('restrict'),
};

/** Columns of a line, which copies all facts of its tax rate. */
export const lineColumns = {
  id: p.integer().primary(),
  position: p.integer(),
  kind: p.enum(lineKinds).default('text'),
  itemId: () => p.manyToOne(Item).mapToPk().joinColumn('item_id').nullable().deleteRule('restrict').index(),
  description: p.text(),
  quantity: decimal(),
  unit: p.string().length(3),
  unitPrice: decimal(),
  baseQuantity: decimal().default(1),
  discountPercent: percent().default(0),
  discountAmount: money().nullable(),
  discount: money().default(0),
  charge: money().default(0),
  chargeReason: p.string().length(100).nullable(),
  taxRateId: () => p.manyToOne(TaxRate).mapToPk().joinColumn('tax_rate_id').deleteRule('restrict').index(),
  taxName: p.string().length(60),
  taxPercent: percent().nullable(),
  taxCategory: p.enum(taxCategories),
  taxReason: p.string().length(200).nullable(),
  taxIsafCode: p.string().length(10).nullable(),
  taxSaftCode: p.string().length(10).nullable(),
  net: money(),
  serviceFrom: p.date().nullable(),
  serviceTo: p.date().nullable(),
};

/** Columns of a tax row: one combination of category and rate. */
export const taxColumns = {
  id: p.integer().primary(),
  category: p.enum(taxCategories),
  percent: percent().nullable(),
  discount: money().default(0),
  charge: money().default(0),
  base: money(),
  amount: money(),
  exemptionReason: p.string().length(200).nullable(),
};
