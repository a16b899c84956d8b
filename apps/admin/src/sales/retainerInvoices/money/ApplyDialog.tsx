import { ApplyRetainerInput, type InvoiceRecord, type RetainerInvoiceDetail } from '@kontor/domain';
import { Box } from '@mui/material';
import { SelectInput, useGetList, useTranslate } from 'react-admin';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';

const wordsOf = (hasInvoice: boolean, carriesTax: boolean): string => {
  if (hasInvoice) return carriesTax ? 'retainerInvoices.confirm.apply_taxed' : 'retainerInvoices.confirm.apply';
  return carriesTax ? 'retainerInvoices.confirm.no_invoice_taxed' : 'retainerInvoices.confirm.no_invoice';
};

/** Uses available money for a draft or sent invoice of the customer. */
export const ApplyDialog = ({ retainer, onClose }: { retainer: RetainerInvoiceDetail; onClose: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('retainerInvoices');
  const resolver = useValidation(ApplyRetainerInput);
  const { id, number, customerId, available, currency, carriesTax } = retainer;
  const wanted = {
    filter: { customerId, currency },
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'invoiceDate', order: 'DESC' },
  } as const;
  // The last application may have paid what the list before it offered, and the form keeps what it begins with.
  const { data = [], isFetchedAfterMount } = useGetList<InvoiceRecord>('invoices', wanted, { staleTime: 0 });
  if (!isFetchedAfterMount) return null;
  const open = data.filter(({ status, balance }) => (status === 'draft' || (status === 'sent' && !carriesTax)) && balance > 0);
  const nameOf = (one: InvoiceRecord): string =>
    [
      one.number ?? t('retainerInvoices.show.draft', { id: one.id }),
      format.date(one.invoiceDate),
      format.money(one.balance, currency),
    ].join(' · ');
  const [first] = open;
  return (
    <FormDialog
      title={`${t('retainerInvoices.action.apply')}: ${number}`}
      text={t(wordsOf(Boolean(first), carriesTax), {
        amount: format.money(available, currency),
      })}
      submitLabel={t('retainerInvoices.action.apply')}
      blocked={!first}
      defaults={{ invoiceId: first?.id ?? null, amount: Math.min(available, first?.balance ?? available) }}
      resolver={resolver}
      run={({ invoiceId, amount }: ApplyRetainerInput) => command(id, 'apply', { invoiceId, amount })}
      success="retainerInvoices.done.apply"
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <SelectInput
          source="invoiceId"
          label={t('resources.retainerInvoices.fields.invoiceId')}
          choices={open.map((one) => ({ id: one.id, name: nameOf(one) }))}
          translateChoice={false}
          isRequired
        />
        <MoneyInput source="amount" label={t('resources.retainerInvoices.fields.amount')} required currency={currency} />
      </Box>
    </FormDialog>
  );
};
