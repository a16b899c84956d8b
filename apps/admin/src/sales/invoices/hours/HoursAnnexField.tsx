import { useWatch } from 'react-hook-form';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import type { InvoiceValues } from '../form/values.ts';

/** Asks whether the invoice lists its hours on pages of their own; shown while it bills any. */
export const HoursAnnexField = () => {
  const billsHours = useWatch({
    compute: ({ lines }: InvoiceValues) => lines.some(({ sources }) => sources.some(({ kind }) => kind === 'timeEntry')),
  });
  return billsHours ? <BooleanInput source="hoursAnnex" helperText={false} sx={{ flexBasis: '100%' }} /> : null;
};
