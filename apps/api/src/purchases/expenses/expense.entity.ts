import { defineEntity, p } from '@mikro-orm/core';
import { expensePayers, expenseStatuses, taxCategories } from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
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
        'create index "expense_text_search" on "expense" using gin ("vendor_name" gin_trgm_ops, "comment" gin_trgm_ops)',
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
    { name: 'expense_rejected', expression: "reject_reason is null or status = 'draft'" },
  ],
  triggers: [expenseFrozen],
  properties: {
    ...base,
    status: p.enum(expenseStatuses).default('draft'),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('restrict'),
    paidBy: p.enum(expensePayers),
    expenseDate: p.date(),
    vendorName: p.string().length(200).nullable(),
    comment: p.text().nullable(),
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
