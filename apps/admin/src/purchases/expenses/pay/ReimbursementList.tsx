import type { ReimbursementRecord } from '@kontor/domain';
import { Box, Link as TextLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';
import { maySee } from '../../../platform/api/maySee.ts';
import { DateField, MoneyField } from '../../../platform/format/fields.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { KontorTable } from '../../../platform/list/KontorTable.tsx';
import { ListPage } from '../../../platform/list/ListPage.tsx';
import { PageTotal } from '../../../platform/list/PageTotal.tsx';
import { usePayMethods } from '../../bills/pay/usePayMethods.ts';
import { UndoReimbursement } from './UndoReimbursement.tsx';

const Col = KontorTable.Col<ReimbursementRecord>;

/** Everything that was paid back to people. It is recorded at the expenses. */
export const ReimbursementList = () => {
  const t = useTranslate();
  const format = useFormat();
  const methods = usePayMethods();
  const amounts = maySee('Reimbursement', 'amount');
  const field = (source: string) => t(`resources.reimbursements.fields.${source}`);
  const wordOf = ({ method }: ReimbursementRecord) => t(`bills.pay.methods.${method}`);
  const named = ({ vendorName, expenseDate }: ReimbursementRecord['expenses'][number]) =>
    [vendorName, format.date(expenseDate)].filter(Boolean).join(' ');
  return (
    <ListPage
      emptyText={t('expenses.pay.empty')}
      filters={[
        { source: 'userId', label: field('userId'), kind: 'reference', reference: 'users' },
        { source: 'paymentDate_gte', label: field('paymentDate'), kind: 'date' },
        { source: 'paymentDate_lte', label: field('paymentDate'), kind: 'date' },
        { source: 'method', label: field('method'), kind: 'select', choices: methods },
      ]}
    >
      <KontorTable<ReimbursementRecord>
        rowClick={false}
        hiddenColumns={['currency']}
        totals={amounts ? { amount: <PageTotal source="amount" /> } : undefined}
        card={(payment) => ({
          title: payment.userName,
          subtitle: [format.date(payment.paymentDate), wordOf(payment)].join(' · '),
          end: amounts ? format.money(payment.amount, payment.currency) : undefined,
        })}
      >
        <Col source="paymentDate" field={DateField} />
        <Col source="userName" />
        {amounts && (
          <Col
            source="expenses"
            disableSort
            exportValue={({ expenses }) => expenses.map(named).join(', ')}
            render={({ expenses }) => (
              <Box component="span" sx={{ display: 'inline-flex', columnGap: 1, flexWrap: 'wrap' }}>
                {expenses.map((expense) => (
                  <TextLink
                    key={expense.expenseId}
                    component={Link}
                    to={`/expenses/${expense.expenseId}/show`}
                    sx={{ lineHeight: '24px' }}
                  >
                    {named(expense)}
                  </TextLink>
                ))}
              </Box>
            )}
          />
        )}
        <Col source="method" exportValue={wordOf} render={wordOf} />
        <Col source="reference" />
        <Col source="currency" />
        {amounts && <Col source="amount" numeric field={MoneyField} />}
        {may('undoReimbursement', 'Reimbursement') && (
          <Col label=" " render={(payment) => <UndoReimbursement payment={payment} />} />
        )}
      </KontorTable>
    </ListPage>
  );
};
