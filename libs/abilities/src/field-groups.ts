import type { AbilityRule } from '@kontor/domain';
import { subjects, type Subject } from './subjects.ts';

/** Field groups that a role can be denied as a whole: amounts, what the firm pays, a person's private data, how a person signs in. */
const fieldGroupNames = ['money', 'cost', 'personal', 'account'] as const;
export type FieldGroup = (typeof fieldGroupNames)[number];

type Groups = Partial<Record<Subject, readonly string[]>>;

const costs = {
  Item: ['purchasePrice', 'unitCost', 'stockValue'],
  StockMove: ['unitCost', 'value', 'valueAfter'],
  InventoryAdjustment: ['lines', 'value'],
} as const satisfies Groups;

/**
 * The fields of each group by subject, as they are called on the wire. A rule names a group as `@money`, so that a field added to a group
 * is hidden from every role at once. A test refuses a number on the wire that is neither listed here nor plainly no amount.
 */
export const fieldGroups: Record<FieldGroup, Groups> = {
  money: {
    Organisation: ['defaultHourlyRate', 'rates', 'markUpPercent'],
    Customer: [
      'hourlyRate',
      'rates',
      'currentRate',
      'discountPercent',
      'markUpPercent',
      'creditLimit',
      'receivable',
      'overdue',
      'unusedCredit',
      'otherBalances',
    ],
    ...costs,
    Item: ['sellingPrice', ...costs.Item],
    Project: ['hourlyRate', 'rates', 'currentRate', 'budgetAmount', 'markUpPercent'],
    ProjectMember: ['hourlyRate', 'rates', 'currentRate'],
    Task: ['hourlyRate', 'rates', 'currentRate'],
    Milestone: ['amount'],
    ChangeOrder: ['amount'],
    TimeEntry: ['billingRate', 'overrideRate', 'costRate'],
    Estimate: [
      ...[
        'discountPercent',
        'discountAmount',
        'subtotal',
        'discount',
        'charge',
        'net',
        'tax',
        'total',
        'fullTotal',
        'acceptedTotal',
        'charges',
        'lines',
        'taxes',
      ],
    ],
    Invoice: [
      'discountPercent',
      'discountAmount',
      'subtotal',
      'discount',
      'charge',
      'net',
      'tax',
      'total',
      'prepaid',
      'rounding',
      'roundPayableTo',
      'due',
      'paid',
      'writtenOff',
      'credited',
      'advanced',
      'creditedTotal',
      'balance',
      'charges',
      'lines',
      'taxes',
    ],
    RecurringInvoice: [
      ...['discountPercent', 'discountAmount', 'subtotal', 'discount', 'charge', 'net', 'tax', 'total', 'charges', 'lines'],
    ],
    CreditNote: [
      'subtotal',
      'discount',
      'charge',
      'net',
      'tax',
      'total',
      'rounding',
      'due',
      'applied',
      'paidBack',
      'unallocated',
      'charges',
      'lines',
      'taxes',
      'allocations',
    ],
    RetainerInvoice: [
      'discountPercent',
      'discountAmount',
      'subtotal',
      'discount',
      'charge',
      'net',
      'tax',
      'total',
      'paid',
      'balance',
      'applied',
      'refunded',
      'available',
      'charges',
      'lines',
      'taxes',
      'applications',
      'refunds',
    ],
    Payment: ['amount', 'allocations', 'retainers', 'unallocated', 'refunded', 'refunds', 'exchangeDifference'],
    // What the customer pays, and by which invoice; what was spent is a cost.
    Expense: ['markUpPercent', 'markUp', 'unitPrice', 'invoices'],
    User: ['hourlyRate', 'costRate'],
    UserRate: ['hourlyRate', 'costRate'],
    // The text of a mail states amounts due.
    Mail: ['text'],
  },
  cost: {
    ...costs,
    Bill: [
      'discountPercent',
      'discountAmount',
      'subtotal',
      'discount',
      'net',
      'tax',
      'reverseTax',
      'deductibleTax',
      'total',
      'rounding',
      'prepaid',
      'paid',
      'credited',
      'balance',
      'billableNet',
      'billedNet',
      'lines',
      'taxes',
      'received',
    ],
    RecurringBill: [
      ...['discountPercent', 'discountAmount', 'subtotal', 'discount', 'net', 'tax', 'reverseTax', 'deductibleTax', 'total'],
      'lines',
    ],
    VendorPayment: ['amount', 'allocations', 'exchangeDifference'],
    VendorCreditNote: [
      ...['discountPercent', 'discountAmount', 'subtotal', 'discount', 'net', 'tax', 'reverseTax', 'deductibleTax', 'total'],
      ...['rounding', 'prepaid', 'applied', 'refunded', 'available', 'lines', 'taxes', 'applications', 'refunds', 'received'],
    ],
    PaymentRun: ['total', 'lines'],
    Expense: [
      ...['amount', 'baseAmount', 'taxAmount', 'tax', 'net', 'deductibleTax', 'deductiblePercent'],
      ...['unitAmount', 'passengerAmount'],
    ],
    Reimbursement: ['amount', 'expenses'],
    Vendor: ['payable', 'overdue', 'otherBalances'],
  },
  personal: {
    User: [
      'personalId',
      'bankAccount',
      'phone',
      'emergencyName',
      'emergencyPhone',
      'livingAddress',
      'street',
      'city',
      'zipCode',
      'country',
      'jacketSizeId',
      'pantSizeId',
      'shoeSizeId',
    ],
    Vendor: [
      ...['account', 'accountChangedAt', 'accountChangedByName', 'accountConfirmedAt', 'accountConfirmedByName'],
      ...['accountUnconfirmed', 'accountPaidSince', 'accountFromEInvoice'],
    ],
    // Each line says where the vendor is paid.
    PaymentRun: ['lines'],
  },
  account: {
    User: [
      'createdAt',
      'updatedAt',
      'email',
      'emailConfirmed',
      'secondFactor',
      'invitedAt',
      'roleId',
      'roleKey',
      'roleName',
      'managerId',
      'managerName',
      'language',
    ],
  },
};

export const fieldGroupsOf = (subject: Subject): FieldGroup[] =>
  fieldGroupNames.filter((name) => fieldGroups[name][subject] !== undefined);

const isGroup = (name: string): name is FieldGroup => (fieldGroupNames as readonly string[]).includes(name);
const list = (one: string | readonly string[]): readonly string[] => (typeof one === 'string' ? [one] : one);

/** Replaces the field groups in rules by their fields. A rule whose group the subject lacks no longer applies to that subject. */
export function withFields(rules: readonly AbilityRule[]): AbilityRule[] {
  return rules.flatMap((rule) => {
    if (!rule.fields?.some((field) => field.startsWith('@'))) return [rule];
    const named = list(rule.subject).flatMap((subject) =>
      subject === 'all' ? subjects.filter((one) => one !== 'all') : [subject],
    );
    return named.flatMap((subject) => {
      const fields = (rule.fields ?? []).flatMap((field) => fieldsOf(field, subject));
      return fields.length ? [{ ...rule, subject, fields }] : [];
    });
  });
}

function fieldsOf(field: string, subject: string): readonly string[] {
  if (!field.startsWith('@')) return [field];
  const group = field.slice(1);
  return (isGroup(group) && fieldGroups[group][subject as Subject]) || [];
}
