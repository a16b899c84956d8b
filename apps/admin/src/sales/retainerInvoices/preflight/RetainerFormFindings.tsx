import { retainerInvoicePreflight } from '@kontor/domain';
import { FormFindings } from '../../../documents/preflight/FormFindings.tsx';
import { useBasis } from '../../../documents/values/BasisContext.ts';
import { liveTotals } from '../../../documents/values/liveTotals.ts';
import type { RetainerValues } from '../form/values.ts';

/** The findings that would prevent sending this retainer invoice, while it is typed. */
export const RetainerFormFindings = ({ id }: { id: number | undefined }) => {
  const { rates } = useBasis();
  return (
    <FormFindings<RetainerValues>
      kind="retainerInvoice"
      id={id}
      check={(document, values, { account, seller }) =>
        retainerInvoicePreflight({
          ...document,
          carriesTax: seller.retainersCarryTax,
          currency: values.currency,
          // Without a line there is no total yet, which only disturbs.
          total: liveTotals(values, rates).totals?.total || 1,
          hasAccount: account !== null,
        })
      }
    />
  );
};
