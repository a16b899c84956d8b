import type { VendorRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useBasis } from '../../../documents/values/BasisContext.ts';
import { useDateField } from '../../../documents/values/dateField.ts';
import { usualIn } from '../../../firm/parties/usualIn.ts';
import { lateResolver } from '../../../platform/form/lateResolver.ts';
import { ReferencePicker } from '../../../platform/inputs/picker/ReferencePicker.tsx';
import { part } from '../../../platform/page/page.ts';
import { isBlankBillLine, vendorTerms, type BillLineValues, type LineStart } from './values.ts';

const NewVendor = part(() => import('./NewVendor.tsx').then((m) => m.NewVendor));

/** The vendor of the bill. Selecting one fills in its terms, and the category and tax rate of lines without text. */
export const VendorField = ({ onLineStart }: { onLineStart: (start: LineStart) => void }) => {
  const t = useTranslate();
  const basis = useBasis();
  const dateField = useDateField();
  const { getValues, setValue } = useFormContext();
  const resolver = lateResolver(() => import('./NewVendor.tsx').then((m) => m.vendorResolver(t)));
  const vendorId = useWatch({ name: 'vendorId' }) as number | null;
  const country = basis.organisation?.country ?? 'LT';
  const fill = (vendor: VendorRecord | undefined) => {
    if (!vendor) return;
    const { line, currency, exchangeRate, dueDate } = vendorTerms(vendor, String(getValues(dateField)), basis);
    const set = (field: string, value: unknown) => setValue(field, value, { shouldDirty: true });
    if (currency !== getValues('currency')) {
      set('currency', currency);
      set('exchangeRate', exchangeRate);
    }
    // A credit note is not paid by a day.
    if (getValues('dueDate') !== undefined) set('dueDate', dueDate);
    (getValues('lines') as BillLineValues[]).forEach((one, at) => {
      if (!isBlankBillLine(one)) return;
      set(`lines.${at}.taxRateId`, line.taxRateId);
      set(`lines.${at}.categoryId`, line.categoryId);
    });
    onLineStart(line);
  };
  return (
    <Box sx={{ gridColumn: { sm: 'span 2' } }}>
      <ReferencePicker<VendorRecord>
        source="vendorId"
        reference="vendors"
        filter={{ active: true }}
        sort={{ field: 'name', order: 'ASC' }}
        required
        helperText={false}
        autoFocus={!vendorId}
        onRecord={fill}
        create={{
          inputs: <NewVendor />,
          resolver,
          defaults: { kind: 'company', active: true, country, currency: usualIn(country).currency },
        }}
      />
    </Box>
  );
};
