import type { CreditNoteDetail } from '@kontor/domain';
import { Box, Link as TextLink, Typography } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { UndoButton } from '../../../platform/action/UndoButton.tsx';
import { useExchangeHint } from '../../payments/useExchangeHint.ts';
import { UndoCreditUse } from '../../invoices/crediting/index.ts';

type Row = { key: string; what: ReactNode; hint?: string; amount: number; undo?: ReactNode };

/** What became of the amount: it reduced balances of invoices, was paid back, or is still the customer's credit. */
export const CreditUse = ({ creditNote }: { creditNote: CreditNoteDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('creditNotes');
  const exchangeHint = useExchangeHint();
  const { id, status, invoiceId, currency, customerName: customer, paidBack, unallocated, allocations } = creditNote;
  const money = (value: number) => format.money(value, currency);
  if (status !== 'sent')
    return (
      <Typography color="textSecondary">
        {t(status === 'draft' ? 'creditNotes.show.on_draft' : 'creditNotes.show.on_void')}
      </Typography>
    );
  const rows: Row[] = [
    ...allocations.map((part) => ({
      key: `invoice-${part.invoiceId}`,
      what: (
        <TextLink component={Link} to={`/invoices/${part.invoiceId}/show`}>
          {t(part.invoiceId === invoiceId ? 'creditNotes.show.of_invoice' : 'creditNotes.show.other_invoice', {
            invoice: part.invoiceNumber,
          })}
        </TextLink>
      ),
      hint: [format.date(part.allocationDate), exchangeHint(part.exchangeDifference)].filter(Boolean).join(' · '),
      amount: part.amount,
      undo: part.invoiceId !== invoiceId && (
        <Suspense fallback={null}>
          <UndoCreditUse creditNote={creditNote} used={part} />
        </Suspense>
      ),
    })),
    ...(paidBack > 0
      ? [
          {
            key: 'paidBack',
            what: t('creditNotes.show.paid_back', { date: format.date(creditNote.paidBackDate) }),
            hint: [creditNote.paidBackMethod && t(`payments.methods.${creditNote.paidBackMethod}`), creditNote.paidBackReference]
              .filter(Boolean)
              .join(' · '),
            amount: paidBack,
            undo: creditNote.retainerInvoiceId === null && may('payBack', 'CreditNote', creditNote) && (
              <UndoButton
                label={t('creditNotes.action.undoPayBack')}
                name={`${t('creditNotes.action.undoPayBack')}: ${money(paidBack)}`}
                text={t('creditNotes.confirm.undoPayBack', { amount: money(paidBack), customer })}
                run={() => command(id, 'undoPayBack')}
                success="creditNotes.done.undoPayBack"
              />
            ),
          },
        ]
      : []),
    ...(unallocated > 0 ? [{ key: 'left', what: t('creditNotes.show.left', { customer }), amount: unallocated }] : []),
  ];
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ key, what, hint, amount, undo }) => (
        <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75 }}>
          <Box sx={{ flex: '1 0 120px', minWidth: 0 }}>
            <Typography component="div">{what}</Typography>
            {hint && (
              <Typography variant="caption" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {hint}
              </Typography>
            )}
          </Box>
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{money(amount)}</Typography>
          {undo}
        </Box>
      ))}
    </Box>
  );
};
