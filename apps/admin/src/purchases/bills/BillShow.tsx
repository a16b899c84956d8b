import type { BillDetail, BillLineRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { Suspense } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { DocumentTabs } from '../../documents/page/index.ts';
import { Panel } from '../../documents/page/Panel.tsx';
import { may } from '../../platform/api/ability.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KeyFigures } from '../../platform/record/KeyFigures.tsx';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { SavedPapers } from './paper/SavedPapers.tsx';
import { ReceivedPanel } from './received/ReceivedPanel.tsx';
import { BillFacts } from './show/BillFacts.tsx';
import { BillHeader } from './show/BillHeader.tsx';
import { BillLines } from './show/BillLines.tsx';
import { BillPayments } from './show/BillPayments.tsx';

const Figures = ({ bill }: { bill: BillDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const field = (name: string) => t(`resources.bills.fields.${name}`);
  const money = (value: number) => format.money(value, bill.currency);
  const isLiving = bill.status !== 'draft' && bill.status !== 'void';
  // When a void bill would have been due tells nobody anything.
  const isOwed = bill.status !== 'void';
  return (
    <KeyFigures
      label={t('documents.form.details')}
      figures={[
        { label: field('total'), value: money(bill.total) },
        bill.rounding !== 0 && { label: field('rounding'), value: money(bill.rounding) },
        bill.prepaid > 0 && { label: field('prepaid'), value: money(bill.prepaid) },
        isLiving && { label: field('paid'), value: money(bill.paid) },
        isLiving && bill.credited > 0 && { label: field('credited'), value: money(bill.credited) },
        isLiving && { label: field('balance'), value: money(bill.balance) },
        { label: field('dueDate'), value: format.date(bill.dueDate), ...(isOwed && { hint: format.relative(bill.dueDate) }) },
      ]}
    />
  );
};

/** The lines of a void bill are not to be billed to anybody. */
const forNobody = (line: BillLineRecord): BillLineRecord => ({ ...line, billable: false });

const Bill = ({ bill }: { bill: BillDetail }) => {
  const t = useTranslate();
  const organisation = useOrganisation();
  return (
    <>
      <BillHeader key={bill.id} bill={bill} toApprove={organisation?.billApproval ?? false} />
      {maySee('Bill', 'total') && <Figures bill={bill} />}
      <Box sx={columns}>
        <Box sx={{ minWidth: 0 }}>
          {bill.received && (
            <Panel title={t('bills.received.panel')}>
              <ReceivedPanel bill={bill} />
            </Panel>
          )}
          <Panel title={t('documents.form.details')}>
            <BillFacts bill={bill} />
          </Panel>
          <Panel title={t('documents.form.lines')}>
            <BillLines bill={bill.status === 'void' ? { ...bill, lines: bill.lines.map(forNobody) } : bill} />
          </Panel>
          {may('list', 'VendorPayment') && maySee('VendorPayment', 'amount') && bill.status !== 'draft' && (
            <Panel title={t('bills.pay.payments')}>
              <BillPayments billId={bill.id} />
            </Panel>
          )}
          <Suspense fallback={null}>
            <DocumentTabs subject="Bill" id={bill.id} resource="bills" currency={bill.currency} />
          </Suspense>
        </Box>
        {may('read', 'File') && <SavedPapers subject="Bill" subjectId={bill.id} />}
      </Box>
    </>
  );
};

export const BillShow = () => {
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useGetOne<BillDetail>(
    'bills',
    { id },
    // A row of the list serves as the record at first, but it has no lines, so it is never fresh enough.
    { staleTime: ({ state }) => (state.data?.lines ? 30_000 : 0) },
  );
  if (!data?.lines) return error ? <RecordFailed error={error} onRetry={() => void refetch()} /> : null;
  return <Bill bill={data} />;
};

const columns = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
