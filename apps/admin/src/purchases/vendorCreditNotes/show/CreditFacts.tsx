import type { VendorCreditNoteDetail } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FactLink } from '../../../documents/page/documentFacts.tsx';
import { maySee } from '../../../platform/api/maySee.ts';
import { useOrganisation } from '../../../platform/api/useOrganisation.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { Facts } from '../../../platform/record/Facts.tsx';
import { useBillName } from '../../bills/useBillName.ts';
import { VendorLink } from '../../vendors/VendorLink.tsx';

/** The vendor, the bills that it corrects, dates and texts. */
export const CreditFacts = ({ note }: { note: VendorCreditNoteDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const base = useOrganisation()?.baseCurrency;
  const nameOf = useBillName();
  const field = (name: string) => t(`resources.vendorCreditNotes.fields.${name}`);
  const rate = [
    base !== undefined && format.rate(note, note.currency, base),
    note.exchangeRateSource,
    note.exchangeRateDate && format.date(note.exchangeRateDate),
  ];
  const isForeign = base !== undefined && note.currency !== base && maySee('VendorCreditNote', 'total');
  const corrected = note.bills.map((bill) => <FactLink key={bill.id} to={`/bills/${bill.id}/show`} text={nameOf(bill)} />);
  return (
    <Facts
      facts={[
        { label: field('vendorId'), value: <VendorLink of={note} /> },
        { label: field('number'), value: note.number },
        { label: field('creditDate'), value: format.date(note.creditDate) },
        note.supplyDate !== null && { label: field('supplyDate'), value: format.date(note.supplyDate) },
        corrected.length > 0 && {
          label: field('bills'),
          value: <Box sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap' }}>{corrected}</Box>,
        },
        { label: field('currency'), value: note.currency },
        isForeign && { label: field('exchangeRate'), value: rate.filter(Boolean).join(' · ') },
        note.reverseCharge && { label: field('reverseCharge'), value: t('ra.boolean.true') },
        note.voidReason !== null && { label: field('voidReason'), value: note.voidReason, wide: true },
        note.comment !== null && { label: field('comment'), value: note.comment, wide: true },
      ]}
    />
  );
};
