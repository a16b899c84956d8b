import { ApplyRetainerInput, type InvoiceAdvanceRecord, type InvoiceDetail } from '@kontor/domain';
import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '../../../documents/page/Panel.tsx';
import { may } from '../../../platform/api/ability.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { ActionButton } from '../../../platform/action/ActionButton.tsx';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { UndoButton } from '../../../platform/action/UndoButton.tsx';
import { MoneyRow } from '../../../documents/page/MoneyRow.tsx';

type Props = { invoice: InvoiceDetail; advance: InvoiceAdvanceRecord; onClose: () => void };

const UseDialog = ({ invoice, advance, onClose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('retainerInvoices');
  const { retainerInvoiceId, retainerInvoiceNumber, available, currency, carriesTax } = advance;
  return (
    <FormDialog
      title={`${t('retainerInvoices.action.apply')}: ${retainerInvoiceNumber}`}
      text={t(carriesTax ? 'retainerInvoices.confirm.apply_taxed' : 'retainerInvoices.confirm.apply', {
        amount: format.money(available, currency),
      })}
      submitLabel={t('retainerInvoices.action.apply')}
      defaults={{ invoiceId: invoice.id, amount: Math.min(available, invoice.balance) }}
      resolver={useValidation(ApplyRetainerInput)}
      run={({ amount }: ApplyRetainerInput) => command(retainerInvoiceId, 'apply', { invoiceId: invoice.id, amount })}
      success="retainerInvoices.done.apply"
      onClose={onClose}
    >
      <MoneyInput source="amount" label={t('resources.retainerInvoices.fields.amount')} required autoFocus currency={currency} />
    </FormDialog>
  );
};

/** The advances that an invoice uses, and those of its customer that it could use. */
export const InvoiceAdvances = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const command = useCommand('retainerInvoices');
  const [used, setUsed] = useState<InvoiceAdvanceRecord>();
  const { data = [] } = useQuery({
    queryKey: ['retainerInvoices', 'ofInvoice', invoice.id, invoice.version],
    queryFn: () => kontor.call<InvoiceAdvanceRecord[]>('GET', `/invoices/${invoice.id}/advances`),
  });
  const billsHours =
    invoice.status === 'draft' && invoice.lines.some(({ sources }) => sources.some(({ kind }) => kind === 'timeEntry'));
  const isOpen = (invoice.status === 'draft' || invoice.status === 'sent') && invoice.balance > 0;
  const shown = data.filter(({ amount, available }) => amount > 0 || (isOpen && available > 0));
  if (shown.length === 0) return null;
  return (
    <Panel title={t('retainerInvoices.show.advances')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((one) => {
          const money = (value: number) => format.money(value, one.currency);
          // A draft deducts an advance with tax once.
          const isDone = (one.carriesTax || one.minutes > 0) && one.applicationId !== null;
          const hours = billsHours && one.applicationId === null ? one.leftMinutes : 0;
          const mayUse =
            isOpen && !isDone && one.available > 0 && (!one.isOfOtherProject || may('applyElsewhere', 'RetainerInvoice'));
          const { applicationId } = one;
          return (
            <MoneyRow
              key={`${one.retainerInvoiceId} ${applicationId}`}
              to={`/retainerInvoices/${one.retainerInvoiceId}/show`}
              name={one.retainerInvoiceNumber}
              hint={[
                format.date(one.invoiceDate),
                t('retainerInvoices.badge.available', { amount: money(one.available) }),
                one.minutes > 0 && t('retainerInvoices.show.hours_drawn', { hours: format.duration(one.minutes) }),
                one.isFinal && t('retainerInvoices.show.final'),
                one.leftMinutes > 0 && t('retainerInvoices.show.hours_left', { hours: format.duration(one.leftMinutes) }),
              ]
                .filter(Boolean)
                .join(' · ')}
              amount={one.amount ? money(one.amount) : ''}
            >
              {may('apply', 'RetainerInvoice') && hours > 0 && (
                <ActionButton
                  variant="outlined"
                  label={t('retainerInvoices.action.drawHours')}
                  confirm={{ text: t('retainerInvoices.confirm.drawHours', { hours: format.duration(hours) }) }}
                  run={() => command(one.retainerInvoiceId, 'drawHours', { invoiceId: invoice.id })}
                  success="retainerInvoices.done.drawHours"
                />
              )}
              {may('apply', 'RetainerInvoice') && mayUse && (
                <Button size="small" variant="outlined" onClick={() => setUsed(one)}>
                  {t('retainerInvoices.action.use')}
                </Button>
              )}
              {may('apply', 'RetainerInvoice') && applicationId !== null && !one.isFinal && (
                <UndoButton
                  label={t('retainerInvoices.action.unapply')}
                  name={t('retainerInvoices.action.unapply_named', { amount: money(one.amount) })}
                  text={t('retainerInvoices.confirm.unapply', { amount: money(one.amount) })}
                  run={() => command(one.retainerInvoiceId, 'unapply', { applicationId })}
                  success="retainerInvoices.done.unapply"
                />
              )}
            </MoneyRow>
          );
        })}
      </Box>
      {used && <UseDialog invoice={invoice} advance={used} onClose={() => setUsed(undefined)} />}
    </Panel>
  );
};
