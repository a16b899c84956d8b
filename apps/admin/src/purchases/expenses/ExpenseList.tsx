import { classifierTypes, type ExpenseRecord } from '@kontor/domain';
import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FilterTotal } from '../../platform/list/FilterTotal.tsx';
import { useDocumentCounts } from '../../documents/list/useDocumentCounts.ts';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { InInvoices } from '../bills/InInvoices.tsx';
import { ExpenseBulk } from './ExpenseBulk.tsx';
import { expenseFilters } from './expenseFilters.ts';
import { BilledMark, ExpenseStatus, useExpenseStatus } from './ExpenseStatus.tsx';
import { MonthsButton } from './MonthsButton.tsx';
import { mayForAll } from './mayDecide.ts';
import { billedWord } from '../bills/BillBadges.tsx';
import { useExpenseName } from './useExpenseName.ts';

const Col = KontorTable.Col<ExpenseRecord>;

/** Where an expense stands, whether it is to be billed, and the invoice that holds it: one column, so that the amount stays in sight. */
const Standing = ({ expense }: { expense: ExpenseRecord }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.5 }}>
    <ExpenseStatus expense={expense} />
    <BilledMark expense={expense} />
    <InInvoices resource="expenses" record={expense} question="expenses.confirm.removeFromInvoice" />
  </Box>
);

export const ExpenseList = () => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useExpenseName();
  const wordOf = useExpenseStatus();
  const counts = useDocumentCounts('expenses');
  const { choices, nameOf: categoryOf } = useClassifierChoices(classifierTypes.expenseCategory);
  const amounts = maySee('Expense', 'amount');
  // Whoever sees only their own needs no name beside each.
  const people = mayForAll('list') || may('approve', 'Expense');
  const tab = (value: string, filter?: object) => ({ value, label: t(`expenses.tabs.${value}`), filter });
  return (
    <ListPage
      emptyText={t('expenses.empty')}
      secondary={amounts && <MonthsButton />}
      tabs={{
        source: 'status',
        choices: [tab('draft'), tab('submitted'), tab('toReimburse', { toReimburse: true }), tab('approved'), tab('reimbursed')],
        counts,
      }}
      filters={expenseFilters(t, { categories: choices, amounts, people })}
    >
      <KontorTable<ExpenseRecord>
        bulk={<ExpenseBulk />}
        isRowSelectable={({ status }) => status !== 'reimbursed'}
        hiddenColumns={['customerName', 'currency', 'billed', 'tax', 'net', 'paidBy', 'comment', 'reimbursedDate']}
        totals={
          amounts
            ? {
                amount: <FilterTotal source="amount" />,
                tax: <FilterTotal source="tax" />,
                net: <FilterTotal source="net" />,
              }
            : undefined
        }
        card={(expense) => ({
          title: nameOf(expense),
          subtitle: [people && expense.userName, format.date(expense.expenseDate), categoryOf(expense.categoryId)]
            .filter(Boolean)
            .join(' · '),
          end: amounts ? format.money(expense.amount, expense.currency) : undefined,
          status: <Standing expense={expense} />,
        })}
      >
        <Col source="expenseDate" field={DateField} />
        <Col
          source="vendorName"
          exportValue={({ vendorName }) => vendorName}
          render={(expense) => (
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
              <RowLink>{nameOf(expense)}</RowLink>
              {expense.hasPaper && (
                <AttachFileOutlined titleAccess={t('bills.paper.title')} sx={{ fontSize: 14, opacity: 0.7 }} />
              )}
            </Box>
          )}
        />
        {people && <Col source="userName" />}
        <Col
          source="categoryId"
          disableSort
          exportValue={({ categoryId }) => categoryOf(categoryId)}
          render={({ categoryId }) => categoryOf(categoryId)}
        />
        <Col source="projectName" />
        <Col source="customerName" />
        <Col source="comment" />
        <Col source="status" exportValue={wordOf} render={(expense) => <Standing expense={expense} />} />
        <Col
          source="billed"
          exportValue={(expense) => t(`bills.${billedWord(expense)}`)}
          render={(expense) => t(`bills.${billedWord(expense)}`)}
        />
        <Col
          source="paidBy"
          exportValue={({ paidBy }) => t(`expenses.payers.${paidBy}`)}
          render={({ paidBy }) => t(`expenses.payers.${paidBy}`)}
        />
        <Col source="reimbursedDate" field={DateField} />
        <Col source="currency" />
        {amounts && <Col source="net" numeric field={MoneyField} />}
        {amounts && <Col source="tax" numeric field={MoneyField} />}
        {amounts && <Col source="amount" numeric field={MoneyField} />}
      </KontorTable>
    </ListPage>
  );
};
