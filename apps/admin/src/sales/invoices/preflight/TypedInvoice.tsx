import { invoicePreflight } from '@kontor/domain';
import { FormFindings } from '../../../documents/preflight/FormFindings.tsx';
import { liveTotals } from '../../../documents/values/liveTotals.ts';
import type { InvoiceValues } from '../form/values.ts';
import { lastHour } from './lastHour.ts';

/** What sending this invoice would refuse, while it is typed. */
export const TypedInvoice = ({ id }: { id: number | undefined }) => (
  <FormFindings<InvoiceValues>
    kind="invoice"
    id={id}
    check={(document, values, { rates, account }) => {
      const { total = 0, prepaid = 0, rounding = 0 } = liveTotals(values, rates).totals ?? {};
      const { currency, lines } = values;
      return invoicePreflight({ ...document, id, currency, total, prepaid, rounding, account, lastHour: lastHour(lines) });
    }}
  />
);
