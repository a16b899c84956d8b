import { expenseSortFields, type ExpenseInput, type ExpenseRecord, type ReimbursementRecord } from '@kontor/domain';
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import ReceiptOutlined from '@mui/icons-material/ReceiptOutlined';
import { documentWords } from '../../documents/index.ts';
import { may } from '../../platform/api/ability.ts';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { part } from '../../platform/page/page.ts';
import { projectPage } from '../../work/projects/projectPage.ts';
import { billWords } from '../bills/index.ts';

export const expenseWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    expenses: { record: ExpenseRecord; input: ExpenseInput };
    reimbursements: { record: ReimbursementRecord };
  }
}

export const expenses = defineResource({
  name: 'expenses',
  subject: 'Expense',
  names: {
    en: 'Expense |||| Expenses',
    lt: 'Išlaida |||| Išlaidos |||| Išlaidų',
    no: 'Utlegg |||| Utlegg',
    gender: { lt: 'f', no: 'n' },
  },
  icon: ReceiptOutlined,
  recordRepresentation: ({ vendorName, expenseDate }) => [expenseDate, vendorName].filter(Boolean).join(' '),
  inputKeys: [
    'alikeConfirmed',
    'kind',
    'userId',
    'paidBy',
    'expenseDate',
    'vendorName',
    'comment',
    'categoryId',
    'travelRateId',
    'quantity',
    'passengers',
    'departure',
    'destination',
    'endDate',
    'currency',
    'exchangeRate',
    'exchangeRateInverted',
    'exchangeRateDate',
    'exchangeRateSource',
    'amount',
    'taxRateId',
    'taxAmount',
    'deductiblePercent',
    'projectId',
    'customerId',
    'billable',
    'markUpPercent',
    'outlay',
  ],
  words: [expenseWords, billWords, documentWords],
  sort: { field: 'expenseDate', order: 'DESC' },
  sortFields: expenseSortFields,
  list: () => import('./ExpenseList.tsx').then((m) => m.ExpenseList),
  create: () => import('./ExpenseCreate.tsx').then((m) => m.ExpenseCreate),
  edit: () => import('./ExpenseEdit.tsx').then((m) => m.ExpenseEdit),
  show: () => import('./ExpenseShow.tsx').then((m) => m.ExpenseShow),
  touches: ['reimbursements', 'invoices', 'projects'],
  menu: { group: 'purchases', place: 20, leadsTo: ['/reimbursements/index'] },
  rights: {
    group: 'purchases',
    objects: { en: 'expenses', lt: 'išlaidas', no: 'utlegg' },
    of: { en: 'expenses', lt: 'išlaidų', no: 'utlegg' },
  },
});

/** Expenses are reimbursed where they are listed; what was paid is undone here. */
export const reimbursements = defineResource({
  name: 'reimbursements',
  subject: 'Reimbursement',
  names: {
    en: 'Reimbursement |||| Reimbursements',
    lt: 'Kompensacija |||| Kompensacijos |||| Kompensacijų',
    no: 'Refusjon |||| Refusjoner',
    gender: { lt: 'f', no: 'm' },
  },
  icon: CurrencyExchangeOutlined,
  recordRepresentation: ({ paymentDate, userName }) => `${paymentDate} ${userName}`,
  words: [expenseWords, billWords],
  sort: { field: 'paymentDate', order: 'DESC' },
  list: () => import('./pay/ReimbursementList.tsx').then((m) => m.ReimbursementList),
  touches: ['expenses'],
  rights: {
    group: 'purchases',
    objects: { en: 'reimbursements', lt: 'kompensacijas', no: 'refusjoner' },
    of: { en: 'reimbursements', lt: 'kompensacijų', no: 'refusjoner' },
  },
});

projectPage.tabs.add({
  key: 'expenses',
  resource: 'expenses',
  isFor: () => may('list', 'Expense'),
  flush: true,
  content: part(() => import('./ProjectExpenses.tsx').then((m) => m.ProjectExpenses), [expenseWords, billWords, documentWords]),
});
