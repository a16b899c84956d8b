import type { VendorCreditNoteRecord } from '@kontor/domain';
import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import { Box, Link as TextLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { FilterTotal } from '../../platform/list/FilterTotal.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { PageTotal } from '../../platform/list/PageTotal.tsx';
import { useBillName } from '../bills/useBillName.ts';
import { VendorLink } from '../vendors/VendorLink.tsx';
import { CreditStatus } from './CreditStatus.tsx';
import { useCreditName } from './useCreditName.ts';

const Col = KontorTable.Col<VendorCreditNoteRecord>;
const isLiving = (note: object): boolean => (note as VendorCreditNoteRecord).status !== 'void';
const isOpen = (note: object): boolean => (note as VendorCreditNoteRecord).status === 'open';

const Corrected = ({ bills }: Pick<VendorCreditNoteRecord, 'bills'>) => {
  const nameOf = useBillName();
  if (bills.length === 0) return <Nothing />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', columnGap: 1, flexWrap: 'wrap' }}>
      {bills.map((bill) => (
        <TextLink key={bill.id} component={Link} to={`/bills/${bill.id}/show`} onClick={(event) => event.stopPropagation()}>
          {nameOf(bill)}
        </TextLink>
      ))}
    </Box>
  );
};

type Props = {
  /** Left out where all are of one vendor. */
  vendor?: boolean;
  /** The rows are those of a list page, whose filter is added up whole. */
  whole?: boolean;
  bulk?: ReactNode;
};

/** The rows of vendor credit notes, on their page and inside a vendor's tab. */
export const CreditTable = ({ vendor = false, whole = false, bulk = false }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useCreditName();
  const billName = useBillName();
  const amounts = maySee('VendorCreditNote', 'total');
  const Total = whole ? FilterTotal : PageTotal;
  return (
    <KontorTable<VendorCreditNoteRecord>
      bulk={bulk}
      isRowSelectable={({ status }) => status === 'draft'}
      hiddenColumns={['currency', 'net', 'tax', 'applied', 'refunded']}
      totals={
        amounts
          ? { total: <Total source="total" counts={isLiving} />, available: <Total source="available" counts={isOpen} /> }
          : undefined
      }
      card={(note) => ({
        title: vendor ? note.vendorName : nameOf(note),
        subtitle: [vendor && nameOf(note), format.date(note.creditDate)].filter(Boolean).join(' · '),
        end: amounts ? format.money(note.total, note.currency) : undefined,
        status: <CreditStatus status={note.status} />,
      })}
    >
      <Col
        source="number"
        render={(note) => (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
            <RowLink>{nameOf(note)}</RowLink>
            {note.hasPaper && <AttachFileOutlined titleAccess={t('bills.paper.title')} sx={{ fontSize: 14, opacity: 0.7 }} />}
          </Box>
        )}
      />
      {vendor && <Col source="vendorName" render={(note) => <VendorLink of={note} />} />}
      <Col source="creditDate" field={DateField} />
      <Col
        source="status"
        render={({ status }) => <CreditStatus status={status} />}
        exportValue={({ status }) => t(`vendorCreditNotes.statuses.${status}`)}
      />
      <Col
        source="bills"
        disableSort
        render={({ bills }) => <Corrected bills={bills} />}
        exportValue={({ bills }) => bills.map(billName).join(', ')}
      />
      <Col source="currency" />
      {amounts && <Col source="net" numeric field={MoneyField} />}
      {amounts && <Col source="tax" numeric field={MoneyField} />}
      {amounts && <Col source="applied" numeric field={MoneyField} />}
      {amounts && <Col source="refunded" numeric field={MoneyField} />}
      {amounts && <Col source="total" numeric field={MoneyField} />}
      {amounts && (
        <Col
          source="available"
          numeric
          money
          // A draft gives no credit yet.
          render={(note) => (isOpen(note) ? format.money(note.available, note.currency) : <Nothing />)}
          exportValue={(note) => (isOpen(note) ? note.available : null)}
        />
      )}
    </KontorTable>
  );
};
