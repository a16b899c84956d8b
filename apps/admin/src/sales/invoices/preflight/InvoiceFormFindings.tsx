import { invoicePreflight } from '@kontor/domain';
import { useWatch } from 'react-hook-form';
import { FormFindings } from '../../../documents/preflight/FormFindings.tsx';
import { writtenLines } from '../../../documents/values/lineValues.ts';
import { liveTotals } from '../../../documents/values/liveTotals.ts';
import type { InvoiceValues } from '../form/values.ts';
import { lastHour } from './lastHour.ts';
import { hoursBehind, useBilledHours } from './useBilledHours.ts';

/** The findings that would prevent sending this invoice, while it is typed. */
export const InvoiceFormFindings = ({ id }: { id: number | undefined }) => {
  // Drawn again when other hours are billed, and not with every key.
  const ids = useWatch({ compute: ({ lines }: InvoiceValues) => hoursBehind(lines) });
  const billedHours = useBilledHours(ids);
  return (
    <FormFindings<InvoiceValues>
      kind="invoice"
      id={id}
      check={(document, values, { rates, account, seller }) => {
        const { total = 0, prepaid = 0, rounding = 0 } = liveTotals(values, rates).totals ?? {};
        const { currency, lines } = values;
        const hours = { lastHour: lastHour(lines), billedHours: billedHours(writtenLines(lines), seller) };
        return invoicePreflight({
          ...document,
          id,
          currency,
          total,
          prepaid,
          rounding,
          account,
          ...hours,
        });
      }}
    />
  );
};
