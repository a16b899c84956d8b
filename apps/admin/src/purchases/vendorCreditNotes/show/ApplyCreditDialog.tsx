import { ApplyVendorCreditInput, add, compare, subtract, type BillRecord, type VendorCreditNoteDetail } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { HttpError, useGetList, useTranslate } from 'react-admin';
import { fieldErrorsOf } from '../../../platform/api/calls/fieldErrorsOf.ts';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { useBillName } from '../../bills/useBillName.ts';

type Allocation = { billId: number; amount: number | null };
type Values = { applicationDate: string; allocations: Allocation[] };

const isUsed = ({ amount }: Allocation): boolean => typeof amount === 'number' && amount !== 0;

/** Fills the bills one after the other until nothing is left of the credit: first those that it corrects. */
function proposed(bills: readonly BillRecord[], available: number): Allocation[] {
  let used = 0;
  return bills.map(({ id, balance }) => {
    const left = subtract(available, used);
    const amount = compare(balance, left) > 0 ? left : balance;
    used = add(used, amount);
    return { billId: id, amount: amount === 0 ? null : amount };
  });
}

/** Pays open bills of the vendor with the credit. */
export const ApplyCreditDialog = ({ note, onClose }: { note: VendorCreditNoteDetail; onClose: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useBillName();
  const command = useCommand('vendorCreditNotes');
  const check = useValidation(ApplyVendorCreditInput);
  const today = useToday();
  const { id, vendorId, vendorName, currency, available } = note;
  const wanted = {
    filter: { vendorId, currency, payable: true },
    sort: { field: 'dueDate', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  } as const;
  // The last use may have paid what the list before it offered, and the form keeps what it begins with.
  const { data, isFetchedAfterMount } = useGetList<BillRecord>('bills', wanted, { staleTime: 0 });
  if (!isFetchedAfterMount) return null;
  const corrected = new Set(note.bills.map((bill) => bill.id));
  const bills = [...(data ?? [])].sort((a, b) => Number(corrected.has(b.id)) - Number(corrected.has(a.id)));
  const run = async ({ applicationDate, allocations }: Values) => {
    const places = allocations.flatMap((one, at) => (isUsed(one) ? at : []));
    try {
      await command(id, 'apply', { applicationDate, allocations: places.map((at) => allocations[at]) });
    } catch (error) {
      const fields = fieldErrorsOf(error);
      if (!(error instanceof HttpError) || !fields) throw error;
      // A bill is named by its amount, at its place among all that are shown.
      const shown = Object.entries(fields).map(([field, problem]): [string, unknown] => [
        field.replace(/^allocations\.(\d+)\.\w+$/, (_, at: string) => `allocations.${places[Number(at)]}.amount`),
        problem,
      ]);
      throw new HttpError(error.message, error.status, { ...error.body, errors: Object.fromEntries(shown) as object });
    }
  };
  return (
    <FormDialog
      title={t('vendorCreditNotes.action.apply')}
      text={t(bills.length ? 'vendorCreditNotes.confirm.apply' : 'vendorCreditNotes.confirm.no_bill', {
        amount: format.money(available, currency),
        vendor: vendorName,
      })}
      submitLabel={t('vendorCreditNotes.action.apply')}
      blocked={bills.length === 0}
      defaults={{ applicationDate: today, allocations: proposed(bills, available) }}
      resolver={async (values, context, options) => {
        const { allocations } = values as Values;
        // Bills without an amount are left out, but keep their place for what is refused.
        const given = allocations.map((one) => (isUsed(one) ? one : { ...one, amount: 0.01 }));
        const typed = allocations.some(isUsed) ? given : [];
        const found = await check({ ...values, allocations: typed }, context, options);
        return Object.keys(found.errors).length > 0 ? found : { values, errors: {} };
      }}
      run={(values) => run(values as Values)}
      success="vendorCreditNotes.done.apply"
      onClose={onClose}
    >
      <DateInput source="applicationDate" label={t('vendorCreditNotes.use.date')} required />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {bills.map((bill, at) => (
          <Box component="li" key={bill.id} sx={row}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 550 }}>{nameOf(bill)}</Typography>
              <Typography variant="caption" color="textSecondary">
                {format.date(bill.dueDate)} · {format.money(bill.balance, currency)}
                {corrected.has(bill.id) && ` · ${t('vendorCreditNotes.use.corrected')}`}
              </Typography>
            </Box>
            <MoneyInput
              source={`allocations.${at}.amount`}
              label={t('bills.pay.amount_of', { name: nameOf(bill) })}
              currency={currency}
              sx={{ width: 180, flex: 'none' }}
            />
          </Box>
        ))}
      </Box>
    </FormDialog>
  );
};

const row = { display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5, flexWrap: { xs: 'wrap', sm: 'nowrap' } } as const;
