import { billTotals, type RecurringBillDetail } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ScheduleDates } from '../../../documents/schedule/ScheduleDates.tsx';
import { useRhythm } from '../../../documents/schedule/useRhythm.ts';
import { may } from '../../../platform/api/ability.ts';
import { Ltr } from '../../../platform/format/Ltr.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { Facts } from '../../../platform/record/Facts.tsx';
import { BillLines } from '../../bills/show/BillLines.tsx';
import { VendorLink } from '../../vendors/VendorLink.tsx';

type Props = { recurring: RecurringBillDetail };

const Lines = ({ recurring }: Props) => {
  const t = useTranslate();
  const { taxes } = billTotals(recurring);
  const unbilled = { billed: false, invoiceId: null, invoiceNumber: null, serviceFrom: null, serviceTo: null };
  const lines = recurring.lines.map((line) => ({ ...line, ...unbilled }));
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('recurringBills.lines')}
      </Typography>
      <BillLines bill={{ ...recurring, lines, taxes }} />
    </Box>
  );
};

/** Vendor, schedule, lines and next dates. */
export const RecurringBillOverview = ({ recurring }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const rhythmOf = useRhythm();
  const field = (name: string) => t(`resources.recurringBills.fields.${name}`);
  const { vendorId, vendorName, nextDate, firstDate, paymentTermsDays, orderNumber, paymentReference, setUpByName } = recurring;
  const text = (name: 'comment' | 'customerNotes' | 'terms') =>
    recurring[name] !== null && { label: field(name), value: recurring[name], wide: true };
  return (
    <>
      <Facts
        facts={[
          { label: field('vendorId'), value: <VendorLink of={{ vendorId, vendorName }} /> },
          { label: t('schedule.title'), value: rhythmOf(recurring) },
          { label: field('nextDate'), value: nextDate && format.date(nextDate) },
          { label: field('firstDate'), value: format.date(firstDate) },
          recurring.servicePeriod !== 'none' && {
            label: field('servicePeriod'),
            value: t(`schedule.service.${recurring.servicePeriod}`),
          },
          paymentTermsDays !== null && { label: field('paymentTermsDays'), value: format.number(paymentTermsDays) },
          orderNumber !== null && { label: field('orderNumber'), value: orderNumber },
          paymentReference !== null && { label: field('paymentReference'), value: <Ltr>{paymentReference}</Ltr> },
          recurring.reverseCharge && { label: field('reverseCharge'), value: t('ra.boolean.true') },
          { label: field('setUpByName'), value: setUpByName },
          text('comment'),
          text('customerNotes'),
          text('terms'),
        ]}
      />
      <Lines recurring={recurring} />
      <ScheduleDates
        resource="recurringBills"
        recurring={recurring}
        maySkip={may('skip', 'RecurringBill', recurring)}
        skipText={(date) => t('recurringBills.confirm.skip', { date })}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('recurringBills.made_hint')}
      </Typography>
    </>
  );
};
