import type { RetainerApplicationRecord, RetainerInvoiceDetail, RetainerRefundRecord } from '@kontor/domain';
import { Box, Link as TextLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { UndoButton } from '../../../platform/action/UndoButton.tsx';
import { useExchangeHint } from '../../payments/useExchangeHint.ts';
import { MoneyRow } from '../../../documents/page/MoneyRow.tsx';

/** What became of the money of a retainer invoice: the invoices that use it, and what was paid back. Each can be undone. */
export const RetainerUse = ({ retainer }: { retainer: RetainerInvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('retainerInvoices');
  const exchangeHint = useExchangeHint();
  const { id, applications, refunds, currency } = retainer;
  const money = (value: number) => format.money(value, currency);
  const nameOf = ({ invoiceId, invoiceNumber }: RetainerApplicationRecord) =>
    invoiceNumber ?? t('retainerInvoices.show.draft', { id: invoiceId });
  const wayOf = ({ method, reference }: RetainerRefundRecord) =>
    [t(`payments.methods.${method}`), reference].filter(Boolean).join(' · ');
  if (applications.length + refunds.length === 0)
    return <Typography color="textSecondary">{t('retainerInvoices.show.no_use')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {applications.map((one) => (
        <MoneyRow
          key={`application ${one.id}`}
          to={`/invoices/${one.invoiceId}/show`}
          name={nameOf(one)}
          hint={[
            one.invoiceNumber ? format.date(one.applicationDate) : t('retainerInvoices.show.reserved'),
            one.minutes > 0 && format.duration(one.minutes),
            one.invoiceNumber && exchangeHint(one.exchangeDifference),
            one.isFinal && t('retainerInvoices.show.final'),
          ]
            .filter(Boolean)
            .join(' · ')}
          amount={money(one.amount)}
        >
          {!one.isFinal && may('apply', 'RetainerInvoice', retainer) && (
            <UndoButton
              label={t('retainerInvoices.action.unapply')}
              name={t('retainerInvoices.action.unapply_named', { amount: money(one.amount) })}
              text={t('retainerInvoices.confirm.unapply', { amount: money(one.amount) })}
              run={() => command(id, 'unapply', { applicationId: one.id })}
              success="retainerInvoices.done.unapply"
            />
          )}
        </MoneyRow>
      ))}
      {refunds.map((one) => (
        <MoneyRow
          key={`refund ${one.id}`}
          name={t('retainerInvoices.show.refunded', { date: format.date(one.refundDate) })}
          hint={wayOf(one)}
          amount={money(one.amount)}
        >
          {one.creditNoteId !== null && (
            <TextLink component={Link} to={`/creditNotes/${one.creditNoteId}/show`}>
              {t('retainerInvoices.show.credit_note', { number: one.creditNoteNumber })}
            </TextLink>
          )}
          {may('refund', 'RetainerInvoice', retainer) && (
            <UndoButton
              label={t('retainerInvoices.action.undoRefund')}
              name={t('retainerInvoices.action.undo_refund_named', { amount: money(one.amount) })}
              text={t(
                one.creditNoteId === null ? 'retainerInvoices.confirm.undoRefund' : 'retainerInvoices.confirm.undo_refund_taxed',
                { amount: money(one.amount) },
              )}
              run={() => command(id, 'undoRefund', { refundId: one.id })}
              success="retainerInvoices.done.undoRefund"
            />
          )}
        </MoneyRow>
      ))}
    </Box>
  );
};
