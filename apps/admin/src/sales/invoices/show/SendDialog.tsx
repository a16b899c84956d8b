import { SendInvoiceInput, type ContactRecord, type CustomerRecord, type InvoiceDetail } from '@kontor/domain';
import { useState } from 'react';
import { HttpError, TextInput, useGetList, useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { may } from '../../../platform/api/ability.ts';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { useInvoiceName } from '../useInvoiceName.ts';

/** What will happen, kept true to what is in the form. */
const Consequences = () => {
  const t = useTranslate();
  const to = useWatch({ name: 'to' }) as string | null;
  return (
    <ul style={{ marginTop: 4, paddingInlineStart: 20 }}>
      <li>{t('invoices.confirm.send_number')}</li>
      <li>{t('invoices.confirm.send_frozen')}</li>
      <li>{to?.trim() ? t('invoices.confirm.send_mail', { to: to.trim() }) : t('invoices.confirm.send_no_mail')}</li>
    </ul>
  );
};

const isTooEarly = (error: unknown): boolean =>
  error instanceof HttpError && (error.body as { code?: string } | null)?.code === 'document.date_before_last';

/** Are you sure? The mail goes to the contact person of the invoice, else to the primary one, else to the customer; empty means without a mail. */
export const SendDialog = ({ invoice, onClose }: { invoice: InvoiceDetail; onClose: () => void }) => {
  const t = useTranslate();
  const command = useCommand('invoices');
  const nameOf = useInvoiceName();
  const resolver = useValidation(SendInvoiceInput);
  const [tooEarly, setTooEarly] = useState(false);
  const { data: contact, isPending: waitsForContact } = useGetOne<ContactRecord>(
    'contacts',
    { id: invoice.contactId ?? 0 },
    { enabled: invoice.contactId !== null },
  );
  const { data: primary, isPending: waitsForPrimary } = useGetList<ContactRecord>(
    'contacts',
    { filter: { customerId: invoice.customerId, isPrimary: true }, pagination: { page: 1, perPage: 1 } },
    { enabled: invoice.contactId === null && may('list', 'Contact') },
  );
  const { data: customer, isPending } = useGetOne<CustomerRecord>('customers', { id: invoice.customerId });
  const waits = invoice.contactId !== null ? waitsForContact : may('list', 'Contact') && waitsForPrimary;
  if (isPending || waits) return null;
  return (
    <FormDialog
      title={t('invoices.send.subject', { name: nameOf(invoice) })}
      text={t('invoices.confirm.send')}
      submitLabel={t('invoices.confirm.issue')}
      defaults={{ to: contact?.email ?? primary?.[0]?.email ?? customer?.email ?? null, message: null }}
      resolver={resolver}
      run={async ({ to, message, backdateReason }: SendInvoiceInput) => {
        const body = { to: to?.trim() || null, message: message?.trim() || null };
        const reason = backdateReason?.trim();
        try {
          await command(invoice.id, 'send', reason ? { ...body, backdateReason: reason } : body);
        } catch (error) {
          if (isTooEarly(error)) setTooEarly(may('backdate', 'Invoice', invoice));
          throw error;
        }
      }}
      success="invoices.done.send"
      onClose={onClose}
    >
      {tooEarly && (
        <TextInput
          source="backdateReason"
          label={t('resources.invoices.fields.backdateReason')}
          helperText="invoices.send.backdate_hint"
          multiline
          minRows={2}
          required
          autoFocus
        />
      )}
      <Consequences />
      <TextInput
        source="to"
        type="email"
        label={t('resources.invoices.fields.to')}
        helperText="invoices.send.to_hint"
        autoComplete="off"
      />
      <TextInput source="message" label={t('resources.invoices.fields.message')} multiline minRows={3} />
    </FormDialog>
  );
};
