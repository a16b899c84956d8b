import type { BillRecord } from '@kontor/domain';
import { Box, Chip } from '@mui/material';
import { useGetMany, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ReferencePicker } from '../../../platform/inputs/picker/ReferencePicker.tsx';
import { useBillName } from '../../bills/useBillName.ts';

/** The bills that a credit note corrects: picked one after the other, each with its way out. */
export const CorrectedBills = () => {
  const t = useTranslate();
  const nameOf = useBillName();
  const { setValue } = useFormContext();
  const [vendorId, ids = []] = useWatch({ name: ['vendorId', 'billIds'] }) as [number | null, number[] | undefined];
  const { data: bills = [] } = useGetMany<BillRecord>('bills', { ids }, { enabled: ids.length > 0 });
  const set = (next: number[]) => setValue('billIds', next, { shouldDirty: true });
  const add = (bill: BillRecord | undefined) => {
    if (!bill) return;
    if (!ids.includes(bill.id)) set([...ids, bill.id]);
    setValue('nextBill', null);
  };
  if (!vendorId) return null;
  const named = (id: number): string => nameOf(bills.find((bill) => bill.id === id) ?? { id, number: null });
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <ReferencePicker<BillRecord>
        source="nextBill"
        reference="bills"
        label={t('vendorCreditNotes.form.corrects')}
        filter={{ vendorId, status_neq: 'void' }}
        sort={{ field: 'billDate', order: 'DESC' }}
        helperText={false}
        onRecord={add}
      />
      {ids.length > 0 && (
        <Box
          role="group"
          aria-label={t('resources.vendorCreditNotes.fields.bills')}
          sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}
        >
          {ids.map((id) => (
            <Chip
              key={id}
              label={<bdi>{named(id)}</bdi>}
              onDelete={() => set(ids.filter((one) => one !== id))}
              aria-label={t('vendorCreditNotes.form.not_corrected', { name: named(id) })}
            />
          ))}
        </Box>
      )}
    </Box>
  );
};
