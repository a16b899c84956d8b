import { expect, it } from '@jest/globals';
import { subjectVerbs } from '@kontor/abilities';
import {
  adjustmentKinds,
  adjustmentStatuses,
  billMachine,
  billStatuses,
  countStatuses,
  creditNoteStatuses,
  documentKinds,
  estimateStatuses,
  expenseKinds,
  expensePayers,
  expenseStatuses,
  invoiceChannels,
  invoiceStatuses,
  itemKinds,
  kidMethods,
  languages,
  lateInterestPayers,
  negativeStocks,
  partyKinds,
  paymentMethods,
  paymentRunMachine,
  paymentRunStatuses,
  projectBillings,
  projectChoices,
  projectStatuses,
  recurringStatuses,
  recurringUnits,
  retainerInvoiceStatuses,
  roundingModes,
  taxCategories,
  taxTreatments,
  travelRateKinds,
  employerChargeBases,
  employerChargeKinds,
  unbilledGroupings,
  vendorCreditNoteMachine,
  vendorCreditNoteStatuses,
} from '@kontor/domain';
import polyglot from 'ra-i18n-polyglot';
import { recordFields } from '../../../tools/tests/record-fields.mjs';
import { resourceCalled, type ResourceName } from './platform/api/resource.ts';
import { makeFormat } from './platform/format/format.ts';
import { allWords, knownWords } from './platform/i18n/words.ts';
import { describeChange } from './platform/record/describeChange.ts';
import './resources.ts';

const values: Record<string, Record<string, readonly string[]>> = {
  invoices: { status: invoiceStatuses, language: languages },
  estimates: { status: estimateStatuses },
  retainerInvoices: { status: retainerInvoiceStatuses },
  creditNotes: { status: creditNoteStatuses },
  recurringInvoices: { status: recurringStatuses, unit: recurringUnits, hoursBy: unbilledGroupings },
  payments: { method: paymentMethods },
  bills: { status: billStatuses },
  recurringBills: { status: recurringStatuses, unit: recurringUnits },
  vendorCreditNotes: { status: vendorCreditNoteStatuses },
  expenses: { status: expenseStatuses, kind: expenseKinds, paidBy: expensePayers },
  paymentRuns: { status: paymentRunStatuses },
  vendors: { kind: partyKinds },
  customers: { kind: partyKinds, language: languages, taxTreatment: taxTreatments, invoiceChannel: invoiceChannels },
  projects: { status: projectStatuses, billing: projectBillings },
  items: { kind: itemKinds },
  inventoryAdjustments: { status: adjustmentStatuses, kind: adjustmentKinds },
  stockCounts: { status: countStatuses },
  settings: {
    language: languages,
    lateInterestPayers,
    billingRoundingMode: roundingModes,
    projectChoice: projectChoices,
    negativeStock: negativeStocks,
  },
  taxRates: { category: taxCategories },
  travelRates: { kind: travelRateKinds },
  employerCharges: { kind: employerChargeKinds, base: employerChargeBases },
  bankAccounts: { kidMethod: kidMethods },
  numberSeries: { documentKind: documentKinds },
};

/** Rights that leave no history of their own. */
const silent = ['manage', 'list', 'backdate'];
const machines = [billMachine, paymentRunMachine, vendorCreditNoteMachine];
const verbs = new Set([...Object.values(subjectVerbs).flat(), ...machines.flatMap(({ moves }) => Object.keys(moves))]);

it.each(['en', 'lt', 'no'] as const)('a history has words for each step and value: %s', async (language) => {
  await Promise.all(allWords().map((words) => words.load(language)));
  const { translate: t } = polyglot(() => knownWords(language) as never, language);
  const format = makeFormat(language, t);
  const raw = Object.entries(values).flatMap(([resource, fields]) =>
    Object.entries(fields).flatMap(([field, all]) =>
      all.filter((value) => {
        const [line = ''] = describeChange({ [field]: [null, value] }, { resource, t, format, currency: 'EUR' });
        return line.includes('resources.') || line.endsWith(`→ ${value}`);
      }),
    ),
  );
  expect(raw).toEqual([]);
  const missing = [...verbs].filter((verb) => !silent.includes(verb) && t(`kontor.activity.verbs.${verb}`, { _: '' }) === '');
  expect(missing).toEqual([]);
});

/** Resources whose records have a history on a page. */
const told: readonly ResourceName[] = [
  ...([
    'settings',
    'taxRates',
    'travelRates',
    'employerCharges',
    'bankAccounts',
    'numberSeries',
    'users',
    'roles',
    'customers',
    'items',
  ] as const),
  ...(['projects', 'projectMembers', 'timeSheets', 'inventoryAdjustments', 'stockCounts', 'vendors', 'bills'] as const),
  ...(['recurringBills', 'vendorCreditNotes', 'paymentRuns', 'expenses', 'payments', 'invoices', 'recurringInvoices'] as const),
  ...(['estimates', 'creditNotes', 'retainerInvoices'] as const),
];
/** Fields of records that are computed, or kept out of the history, or never change. */
const untold = new Set([
  ...[
    'id',
    'version',
    'createdAt',
    'updatedAt',
    'key',
    'roleKey',
    'currentRate',
    'unitCode',
    'preview',
    'itemCount',
    'opening',
    'otherBalances',
  ],
  ...[
    'eInvoiceState',
    'eInvoiceGaps',
    'eInvoiceFileId',
    'received',
    'invoices',
    'approvedByName',
    'accountPaidSince',
    'accountFromEInvoice',
  ],
  ...['taxes', 'applications', 'refunds', 'allocations', 'skipped', 'runs', 'projects.currency'],
  ...['timeSheets.currency', 'timeSheets.invoiceId', 'timeSheets.lockDate', 'timeSheets.weekStatus'],
]);
/** Fields that only histories tell. */
const alsoTold: Partial<Record<ResourceName, readonly string[]>> = {
  projects: ['repricedAmount'],
  payments: ['lines'],
  creditNotes: ['lines'],
  paymentRuns: ['lines'],
};

it.each(['en', 'lt', 'no'] as const)('a history has a label for each field: %s', async (language) => {
  await Promise.all(allWords().map((words) => words.load(language)));
  const { translate: t } = polyglot(() => knownWords(language) as never, language);
  const missing = told.flatMap((resource) => {
    const fields = recordFields(resourceCalled(resource).subject);
    return [...fields, ...(alsoTold[resource] ?? [])]
      .filter((field) => !untold.has(field) && !untold.has(`${resource}.${field}`))
      .filter((field) => t(`resources.${resource}.fields.${field}`, { _: '' }) === '')
      .map((field) => `${resource}.${field}`);
  });
  expect(missing).toEqual([]);
});
