import { languageNames, type Language } from '../i18n/languages.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;

/** Where the words of a field's values are, by resource and field, or by field alone where all resources share them. */
const places: Record<string, string> = {
  status: 'kontor.status',
  eInvoiceDelivery: 'kontor.status',
  taxTreatment: 'customers.tax_treatments',
  invoiceChannel: 'electronic.channels',
  billing: 'projects.billings',
  unit: 'schedule.unit',
  hoursBy: 'recurringInvoices.group',
  paidBy: 'expenses.payers',
  lateInterestPayers: 'settings.late_interest.payers',
  billingRoundingMode: 'settings.rounding',
  projectChoice: 'settings.project_choices',
  negativeStock: 'settings.negative_stocks',
  kidMethod: 'settings.bank.kid_methods',
  documentKind: 'settings.series.kinds',
  'customers.kind': 'parties.kinds',
  'vendors.kind': 'parties.kinds',
  'items.kind': 'items.kinds',
  'expenses.kind': 'expenses.kinds',
  'inventoryAdjustments.kind': 'inventoryAdjustments.kinds',
  'travelRates.kind': 'settings.travel.kinds',
  'employerCharges.kind': 'settings.charges.kinds',
  'employerCharges.base': 'settings.charges.bases',
  'employerCharges.zone': 'settings.charges.zones',
  'taxRates.category': 'settings.tax.categories',
  'payments.method': 'payments.methods',
  'estimates.status': 'estimates.status',
  'bills.status': 'bills.statuses',
  'expenses.status': 'expenses.statuses',
  'vendorCreditNotes.status': 'vendorCreditNotes.statuses',
  'paymentRuns.status': 'paymentRuns.status',
  'inventoryAdjustments.status': 'inventoryAdjustments.status',
  'stockCounts.status': 'stockCounts.status',
  'recurringInvoices.status': 'schedule.status',
  'recurringBills.status': 'schedule.status',
};

/** A value that is one of a few, in the words of its form or chip; any other text as it is. */
export function valueWords(resource: string, field: string, value: string, t: Words): string {
  if (field === 'language') return languageNames[value as Language] ?? value;
  const place = places[`${resource}.${field}`] ?? places[field];
  return place ? t(`${place}.${value}`, { _: value }) : value;
}
