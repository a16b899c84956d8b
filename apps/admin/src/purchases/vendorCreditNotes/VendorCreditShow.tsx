import type { VendorCreditNoteDetail } from '@kontor/domain';
import { Box } from '@mui/material';
import { Suspense } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { DocumentTabs } from '../../documents/page/index.ts';
import { Panel } from '../../documents/page/Panel.tsx';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KeyFigures } from '../../platform/record/KeyFigures.tsx';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { SavedPapers } from '../bills/paper/SavedPapers.tsx';
import { ReceivedPanel } from '../bills/received/ReceivedPanel.tsx';
import { BillLines } from '../bills/show/BillLines.tsx';
import { CreditFacts } from './show/CreditFacts.tsx';
import { CreditHeader } from './show/CreditHeader.tsx';
import { CreditUse } from './show/CreditUse.tsx';

const Figures = ({ note }: { note: VendorCreditNoteDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const figure = (name: 'total' | 'rounding' | 'prepaid' | 'applied' | 'refunded' | 'available') => ({
    label: t(`resources.vendorCreditNotes.fields.${name}`),
    value: format.money(note[name], note.currency),
  });
  const isLiving = note.status === 'open' || note.status === 'used';
  return (
    <KeyFigures
      label={t('documents.form.details')}
      figures={[
        figure('total'),
        note.rounding !== 0 && figure('rounding'),
        note.prepaid > 0 && figure('prepaid'),
        isLiving && figure('applied'),
        isLiving && note.refunded > 0 && figure('refunded'),
        isLiving && figure('available'),
      ]}
    />
  );
};

const nobody = {
  customerId: null,
  customerName: null,
  billable: false,
  billed: false,
  invoiceId: null,
  invoiceNumber: null,
  markUpPercent: null,
  markUp: 0,
  unitPrice: null,
  outlay: false,
  serviceFrom: null,
  serviceTo: null,
} as const;

const VendorCredit = ({ note }: { note: VendorCreditNoteDetail }) => {
  const t = useTranslate();
  const amounts = maySee('VendorCreditNote', 'total');
  const isLiving = note.status === 'open' || note.status === 'used';
  return (
    <>
      <CreditHeader key={note.id} note={note} />
      {amounts && <Figures note={note} />}
      <Box sx={columns}>
        <Box sx={{ minWidth: 0 }}>
          {note.received && (
            <Panel title={t('bills.received.panel')}>
              <ReceivedPanel bill={note} />
            </Panel>
          )}
          <Panel title={t('documents.form.details')}>
            <CreditFacts note={note} />
          </Panel>
          <Panel title={t('documents.form.lines')}>
            <BillLines bill={{ ...note, lines: note.lines.map((line) => ({ ...line, ...nobody })) }} />
          </Panel>
          {amounts && isLiving && (
            <Panel title={t('vendorCreditNotes.use.title')}>
              <CreditUse note={note} />
            </Panel>
          )}
          <Suspense fallback={null}>
            <DocumentTabs subject="VendorCreditNote" id={note.id} resource="vendorCreditNotes" currency={note.currency} />
          </Suspense>
        </Box>
        {may('read', 'File') && <SavedPapers subject="VendorCreditNote" subjectId={note.id} />}
      </Box>
    </>
  );
};

export const VendorCreditShow = () => {
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useGetOne<VendorCreditNoteDetail>(
    'vendorCreditNotes',
    { id },
    // A row of the list serves as the record at first, but it has no lines, so it is never fresh enough.
    { staleTime: ({ state }) => (state.data?.lines ? 30_000 : 0) },
  );
  if (!data?.lines) return error ? <RecordFailed error={error} onRetry={() => void refetch()} /> : null;
  return <VendorCredit note={data} />;
};

const columns = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
