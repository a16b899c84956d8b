import { DemoInvoiceInput, addDays, demoInvoiceStatuses, type DemoClient } from '@kontor/domain';
import { Box } from '@mui/material';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../platform/api/useToday.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { MoneyInput } from '../../platform/inputs/MoneyInput.tsx';
import { wordOf } from './looks.ts';
import { useAddDemoInvoice } from './useDemoInvoices.ts';

const another = 'another';
const daysToPay = 14;

type Props = { clients: readonly DemoClient[]; onClose: () => void; onAdded: (id: number) => void };
type Values = DemoInvoiceInput & { chosen?: string };

/** A new sample invoice, for a sample client or another one. */
export const DemoInvoiceDialog = ({ clients, onClose, onAdded }: Props) => {
  const t = useTranslate();
  const today = useToday();
  const add = useAddDemoInvoice();
  const check = useValidation(DemoInvoiceInput);
  const field = (source: string) => ({ source, label: t(`demoInvoices.${labels[source] ?? source}`) });
  const withClient = ({ chosen, ...values }: Values): DemoInvoiceInput => ({
    ...values,
    client: clients.find(({ companyEmail }) => companyEmail === chosen) ?? values.client,
  });
  return (
    <FormDialog<DemoInvoiceInput & Record<string, unknown>>
      title={t('demoInvoices.add')}
      submitLabel={t('demoInvoices.add')}
      defaults={{
        chosen: clients[0]?.companyEmail ?? another,
        client: { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' },
        service: '',
        total: null,
        issuedDate: today,
        dueDate: addDays(today, daysToPay),
        invoiceStatus: 'Draft',
      }}
      resolver={(values, context, options) => check(withClient(values as Values), context, options)}
      run={async (input) => onAdded(await add(input))}
      success="demoInvoices.added"
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', columnGap: 1.5, pt: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput
          {...field('chosen')}
          required
          choices={[
            ...clients.map(({ companyEmail, name, company }) => ({ id: companyEmail, name: `${name}, ${company}` })),
            { id: another, name: t('demoInvoices.another') },
          ]}
          translateChoice={false}
          sx={whole}
        />
        <AnotherClient />
        <TextInput {...field('service')} required autoFocus slotProps={{ htmlInput: { maxLength: 100 } }} sx={whole} />
        <DateInput {...field('issuedDate')} required />
        <DateInput {...field('dueDate')} required />
        <MoneyInput {...field('total')} required currency="USD" helperText={t('demoInvoices.whole')} />
        <SelectInput {...field('invoiceStatus')} required choices={demoInvoiceStatuses.map((id) => ({ id, name: wordOf(id) }))} />
      </Box>
    </FormDialog>
  );
};

const AnotherClient = () => {
  const t = useTranslate();
  const chosen = useWatch({ name: 'chosen' }) as string;
  if (chosen !== another) return null;
  const field = (name: string, maxLength: number) => ({
    source: `client.${name}`,
    label: t(`demoInvoices.${labels[name] ?? name}`),
    slotProps: { htmlInput: { maxLength } },
  });
  return (
    <>
      <TextInput {...field('name', 100)} required />
      <TextInput {...field('company', 100)} required />
      <TextInput {...field('companyEmail', 200)} type="email" required />
      <TextInput {...field('contact', 50)} type="tel" />
      <TextInput {...field('address', 200)} />
      <TextInput {...field('country', 100)} />
    </>
  );
};

/** Fields whose label has another key. */
const labels: Record<string, string> = {
  chosen: 'client',
  companyEmail: 'email',
  contact: 'phone',
  issuedDate: 'issued',
  dueDate: 'due',
  invoiceStatus: 'status',
};
const whole = { gridColumn: '1 / -1' } as const;
