import { classifierTypes, type BillRecord } from '@kontor/domain';
import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import { Box } from '@mui/material';
import { useTranslate, type SortPayload } from 'react-admin';
import { FilterTotal } from '../../platform/list/FilterTotal.tsx';
import { useAwaitsPayment } from '../../documents/list/useAwaitsPayment.ts';
import { useDocumentCounts } from '../../documents/list/useDocumentCounts.ts';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { ImportButton } from '../../platform/imports/ImportButton.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { PageTotal } from '../../platform/list/PageTotal.tsx';
import { VendorLink } from '../vendors/VendorLink.tsx';
import { BillBadges, BilledBadge, billedWord } from './BillBadges.tsx';
import { BillBulk } from './BillBulk.tsx';
import { ReceiveFiles } from './received/ReceiveFiles.tsx';
import { billFilters } from './billFilters.ts';
import { InInvoices } from './InInvoices.tsx';
import { useBillName } from './useBillName.ts';

const Col = KontorTable.Col<BillRecord>;

const byDue: SortPayload = { field: 'dueDate', order: 'ASC' };
const isBulk = ({ status }: BillRecord): boolean => ['draft', 'open', 'partlyPaid'].includes(status);
const isLiving = (bill: object): boolean => (bill as BillRecord).status !== 'void';
const isOwed = (bill: object): boolean => ['open', 'partlyPaid'].includes((bill as BillRecord).status);

/**
 * Where a bill stands, whether it is to be billed, and the invoices that hold it, whose names stand for "billed": one column, so that
 * the amounts stay in sight.
 */
const Standing = ({ bill }: { bill: BillRecord }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    <BillBadges bill={bill} />
    {!(bill.billed && bill.billHasInvoice) && <BilledBadge bill={bill} />}
    <InInvoices resource="bills" record={bill} question="bills.confirm.removeFromInvoice" />
  </Box>
);

export const BillList = () => {
  const t = useTranslate();
  const counts = useDocumentCounts('bills');
  const categories = useClassifierChoices(classifierTypes.expenseCategory);
  const amounts = maySee('Bill', 'total');
  const tab = (value: string, filter?: object, sort?: SortPayload) => ({ value, label: t(`bills.tabs.${value}`), filter, sort });
  const toApprove = counts['toApprove'] ? [tab('toApprove', { toApprove: true })] : [];
  return (
    <ReceiveFiles>
      {(upload) => (
        <ListPage
          importing={
            <>
              {upload}
              <ImportButton subject="Bill" to="/openingBills/index" />
            </>
          }
          emptyText={t('bills.empty')}
          tabs={{
            source: 'status',
            choices: [
              tab('draft'),
              ...toApprove,
              tab('open', { payable: true }, byDue),
              tab('overdue', { overdue: true }, byDue),
              tab('paid'),
              tab('void'),
              tab('withoutPaper', { withoutPaper: true }),
            ],
            counts,
          }}
          filters={billFilters(t, categories.choices, amounts)}
        >
          <BillTable amounts={amounts} />
        </ListPage>
      )}
    </ReceiveFiles>
  );
};

const BillTable = ({ amounts }: { amounts: boolean }) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useBillName();
  const awaits = useAwaitsPayment();
  return (
    <KontorTable<BillRecord>
      bulk={(may('delete', 'Bill') || may('recordPayment', 'Bill')) && <BillBulk />}
      isRowSelectable={isBulk}
      hiddenColumns={[
        awaits ? 'billDate' : 'dueDate',
        'billable',
        'referenceNumber',
        'orderNumber',
        'currency',
        'net',
        'tax',
        'paid',
      ]}
      totals={
        amounts
          ? {
              net: <FilterTotal source="net" counts={isLiving} />,
              tax: <PageTotal source="tax" counts={isLiving} />,
              total: <FilterTotal source="total" counts={isLiving} />,
              paid: <FilterTotal source="paid" />,
              balance: <FilterTotal source="balance" counts={isOwed} />,
            }
          : undefined
      }
      card={(bill) => ({
        title: bill.vendorName,
        subtitle: `${nameOf(bill)} · ${awaits ? t('documents.list.due', { date: format.date(bill.dueDate) }) : format.date(bill.billDate)}`,
        end: amounts ? format.money(awaits ? bill.balance : bill.total, bill.currency) : undefined,
        status: (
          <>
            <BillBadges bill={bill} /> <BilledBadge bill={bill} />
          </>
        ),
      })}
    >
      <Col
        source="number"
        render={(bill) => (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
            <RowLink>{nameOf(bill)}</RowLink>
            {bill.hasPaper && <AttachFileOutlined titleAccess={t('bills.paper.title')} sx={{ fontSize: 14, opacity: 0.7 }} />}
          </Box>
        )}
      />
      <Col source="vendorName" render={(bill) => <VendorLink of={bill} />} />
      <Col source="referenceNumber" />
      <Col source="orderNumber" />
      <Col source="billDate" field={DateField} />
      <Col source="dueDate" field={DateField} />
      <Col
        source="status"
        render={(bill) => <Standing bill={bill} />}
        exportValue={({ status }) => t(`bills.statuses.${status}`)}
      />
      <Col
        source="billable"
        render={(bill) => (billedWord(bill) !== 'own' ? <BilledBadge bill={bill} /> : <Nothing />)}
        exportValue={(bill) => t(`bills.${billedWord(bill)}`)}
      />
      <Col source="currency" />
      {amounts && <Col source="net" numeric field={MoneyField} />}
      {amounts && <Col source="tax" numeric field={MoneyField} />}
      {amounts && <Col source="total" numeric field={MoneyField} />}
      {amounts && <Col source="paid" numeric field={MoneyField} />}
      {amounts && (
        <Col
          source="balance"
          numeric
          money
          // A draft and a void bill owe nothing.
          render={(bill) => (isOwed(bill) ? format.money(bill.balance, bill.currency) : <Nothing />)}
          exportValue={(bill) => (isOwed(bill) ? bill.balance : null)}
        />
      )}
    </KontorTable>
  );
};
