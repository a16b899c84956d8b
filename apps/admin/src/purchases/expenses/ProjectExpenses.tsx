import type { ExpenseRecord, ProjectRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { createWith } from '../../platform/api/createWith.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { PageTotal } from '../../platform/list/PageTotal.tsx';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { ExpenseStatus } from './ExpenseStatus.tsx';
import { useExpenseName } from './useExpenseName.ts';

const Col = KontorTable.Col<ExpenseRecord>;

/** The expenses of a project, inside its tab. */
export const ProjectExpenses = ({ record: { id } }: { record: ProjectRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useExpenseName();
  const amounts = maySee('Expense', 'amount');
  return (
    <RelatedList
      resource="expenses"
      filter={{ projectId: id }}
      sort={{ field: 'expenseDate', order: 'DESC' }}
      emptyText={t('expenses.none')}
      action={
        may('create', 'Expense') && (
          <Button variant="outlined" component={Link} to={createWith('expenses', { projectId: id })}>
            {t('expenses.new')}
          </Button>
        )
      }
    >
      <KontorTable<ExpenseRecord>
        totals={amounts ? { amount: <PageTotal source="amount" /> } : undefined}
        card={(expense) => ({
          title: nameOf(expense),
          subtitle: `${expense.userName} · ${format.date(expense.expenseDate)}`,
          end: amounts ? format.money(expense.amount, expense.currency) : undefined,
          status: <ExpenseStatus expense={expense} />,
        })}
      >
        <Col source="expenseDate" field={DateField} />
        <Col source="vendorName" render={(expense) => <RowLink>{nameOf(expense)}</RowLink>} />
        <Col source="userName" />
        <Col source="status" render={(expense) => <ExpenseStatus expense={expense} />} />
        {amounts && <Col source="amount" numeric field={MoneyField} />}
      </KontorTable>
    </RelatedList>
  );
};
