import type { VendorCreditNoteDetail } from '@kontor/domain';
import { Box, Link as TextLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { UndoButton } from '../../../platform/action/UndoButton.tsx';
import { may } from '../../../platform/api/ability.ts';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { mayPayBills } from '../../bills/pay/mayPayBills.ts';
import { useBillName } from '../../bills/useBillName.ts';

const Row = ({ name, hint, amount, children }: { name: ReactNode; hint: string; amount: string; children: ReactNode }) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography component="div">{name}</Typography>
      <Typography variant="caption" color="textSecondary">
        {hint}
      </Typography>
    </Box>
    <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{amount}</Typography>
    {children}
  </Box>
);

/** What became of the credit: the bills that it paid, and what the vendor paid back. Each can be undone. */
export const CreditUse = ({ note }: { note: VendorCreditNoteDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useBillName();
  const command = useCommand('vendorCreditNotes');
  const { id, applications, refunds, currency } = note;
  const money = (value: number) => format.money(value, currency);
  if (applications.length + refunds.length === 0)
    return <Typography color="textSecondary">{t('vendorCreditNotes.use.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {applications.map((one) => (
        <Row
          key={`application ${one.id}`}
          name={
            <TextLink component={Link} to={`/bills/${one.billId}/show`}>
              {nameOf({ id: one.billId, number: one.billNumber })}
            </TextLink>
          }
          hint={format.date(one.applicationDate)}
          amount={money(one.amount)}
        >
          {may('apply', 'VendorCreditNote', note) && mayPayBills() && (
            <UndoButton
              label={t('vendorCreditNotes.action.undo')}
              name={t('vendorCreditNotes.action.undo_named', { amount: money(one.amount) })}
              text={t('vendorCreditNotes.confirm.undo_apply', { amount: money(one.amount) })}
              run={() => command(id, 'undoApply', { applicationId: one.id })}
              success="vendorCreditNotes.done.undo"
            />
          )}
        </Row>
      ))}
      {refunds.map((one) => (
        <Row
          key={`refund ${one.id}`}
          name={t('vendorCreditNotes.use.refunded')}
          hint={[format.date(one.refundDate), t(`bills.pay.methods.${one.method}`), one.reference].filter(Boolean).join(' · ')}
          amount={money(one.amount)}
        >
          {may('refund', 'VendorCreditNote', note) && (
            <UndoButton
              label={t('vendorCreditNotes.action.undo')}
              name={t('vendorCreditNotes.action.undo_named', { amount: money(one.amount) })}
              text={t('vendorCreditNotes.confirm.undo_refund', { amount: money(one.amount) })}
              run={() => command(id, 'undoRefund', { refundId: one.id })}
              success="vendorCreditNotes.done.undo"
            />
          )}
        </Row>
      ))}
    </Box>
  );
};
