import { defineEntity, p } from '@mikro-orm/core';
import { expenseKinds, expensePayers, expenseStatuses, taxCategories } from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { TravelRate } from '../../firm/travel-rates/travel-rate.entity.ts';
import { TaxRate } from '../../firm/tax-rates/tax-rate.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { base, decimal, markUp, money, percent, rate } from '../../platform/orm/base.ts';
import { Project } from '../../work/projects/project.entity.ts';
import { expenseFrozen } from './expense.triggers.ts';
import { Reimbursement } from './reimbursements/reimbursement.entity.ts';

const schema = defineEntity({
  name: 'Expense',
  tableName: 'expense',
  indexes: [
    { name: 'expense_user_index', properties: ['userId', 'expenseDate', 'id'] },
    { name: 'expense_date_index', properties: ['expenseDate', 'id'] },
    { name: 'expense_status_index', properties: ['status', 'expenseDate', 'id'] },
    {
      name: 'expense_text_search',
      expression:
        'create index "expense_text_search" on "expense" using gin (plain_text("vendor_name") gin_trgm_ops, plain_text("comment") gin_trgm_ops)',
    },
  ],
  checks: [
    { name: 'expense_amount', expression: 'amount > 0 and base_amount >= 0 and amount = net + tax' },
    { name: 'expense_tax', expression: 'tax >= 0 and net >= 0 and (tax_amount is null or tax = tax_amount)' },
    {
      name: 'expense_rate',
      expression: '(tax_rate_id is null) = (tax_name is null) and (tax_rate_id is null) = (tax_category is null)',
    },
    { name: 'expense_exchange_rate', expression: 'exchange_rate > 0' },
    { name: 'expense_deductible', expression: 'deductible_percent >= 0 and deductible_percent <= 100' },
    {
      name: 'expense_billable',
      expression:
        'not billable and unit_price is null or billable and unit_price is not null and num_nonnulls(project_id, customer_id) > 0',
    },
    { name: 'expense_outlay', expression: 'not outlay or billable and mark_up = 0 and deductible_tax = 0' },
    { name: 'expense_submitted', expression: "(status = 'draft') = (submitted_at is null)" },
    {
      name: 'expense_approved',
      expression:
        "(approved_at is null) = (approved_by_id is null) and (approved_at is not null) = (status = 'approved' or status = 'reimbursed') and approved_by_id <> user_id",
    },
    {
      name: 'expense_reimbursed',
      expression: "(status = 'reimbursed') = (reimbursement_id is not null) and (status <> 'reimbursed' or paid_by = 'employee')",
    },
    {
      name: 'expense_trip',
      expression: `case kind when 'receipt'
        then num_nonnulls(travel_rate_id, travel_rate_name, unit_amount, passenger_amount, quantity, departure, destination, end_date) = 0
        else num_nulls(travel_rate_id, travel_rate_name, unit_amount, quantity, comment) = 0 and paid_by = 'employee'
          and num_nonnulls(tax_rate_id, tax_amount, vendor_name) = 0 and quantity > 0 end`,
    },
    {
      name: 'expense_kilometres',
      expression:
        "num_nonnulls(departure, destination) = case kind when 'kilometres' then 2 else 0 end and (passengers = 0 or kind = 'kilometres')",
    },
    {
      name: 'expense_days',
      expression:
        "(kind = 'perDiem') = (end_date is not null) and (end_date is null or end_date >= expense_date and quantity <= end_date - expense_date + 1)",
    },
    { name: 'expense_passengers', expression: 'passengers >= 0 and passengers <= 20' },
    { name: 'expense_rejected', expression: "reject_reason is null or status = 'draft'" },
  ],
  triggers: [expenseFrozen],
  properties: {
    ...base,
    status: p.enum(expenseStatuses).default('draft'),
    kind: p.enum(expenseKinds).default('receipt'),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('restrict'),
    paidBy: p.enum(expensePayers),
    expenseDate: p.date(),
    vendorName: p.string().length(200).nullable(),
    comment: p.text().nullable(),
    travelRateId: () => p.manyToOne(TravelRate).mapToPk().joinColumn('travel_rate_id').nullable().deleteRule('restrict').index(),
    travelRateName: p.string().length(60).nullable(),
    unitAmount: money().nullable(),
    passengerAmount: money().nullable(),
    quantity: decimal().nullable(),
    passengers: p.integer().default(0),
    departure: p.string().length(200).nullable(),
    destination: p.string().length(200).nullable(),
    endDate: p.date().nullable(),
    categoryId: () => p.manyToOne(Classifier).mapToPk().joinColumn('category_id').nullable().deleteRule('restrict').index(),
    currency: p.string().length(3),
    exchangeRate: rate().default(1),
    exchangeRateInverted: p.boolean().default(false),
    exchangeRateDate: p.date().nullable(),
    exchangeRateSource: p.string().length(100).nullable(),
    amount: money(),
    baseAmount: money(),
    taxRateId: () => p.manyToOne(TaxRate).mapToPk().joinColumn('tax_rate_id').nullable().deleteRule('restrict').index(),
    taxName: p.string().length(60).nullable(),
    taxPercent: percent().nullable(),
    taxCategory: p.enum(taxCategories).nullable(),
    taxAmount: money().nullable(),
    tax: money().default(0),
    net: money(),
    deductiblePercent: percent().default(100),
    deductibleTax: money().default(0),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id').nullable().deleteRule('restrict').index(),
    customerId: () => p.manyToOne(Customer).mapToPk().joinColumn('customer_id').nullable().deleteRule('restrict').index(),
    billable: p.boolean().default(false),
    markUpPercent: markUp().nullable(),
    markUp: markUp().default(0),
    unitPrice: decimal().nullable(),
    outlay: p.boolean().default(false),
    submittedAt: p.datetime().nullable(),
    approvedAt: p.datetime().nullable(),
    approvedById: () => p.manyToOne(User).mapToPk().joinColumn('approved_by_id').nullable().deleteRule('restrict').index(),
    rejectReason: p.string().length(500).nullable(),
    reimbursementId: () =>
      p.manyToOne(Reimbursement).mapToPk().joinColumn('reimbursement_id').nullable().deleteRule('restrict').index(),
  },
});
export class Expense extends schema.class {}
schema.setClass(Expense);
