import type { PaymentRecord } from '@kontor/domain';
import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MoneyRow } from '../../../documents/page/MoneyRow.tsx';
import { may } from '../../../platform/api/ability.ts';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { UndoButton } from '../../../platform/action/UndoButton.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** What was paid back of the credit of a payment; each refund can be undone. */
export const PaymentRefunds = ({ payment }: { payment: PaymentRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('payments');
  const { id, refunds, currency } = payment;
  if (refunds.length === 0) return null;
  const money = (value: number) => format.money(value, currency);
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('resources.payments.fields.refunds')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {refunds.map((one) => (
          <MoneyRow
            key={one.id}
            name={t('payments.refunded_on', { date: format.date(one.refundDate) })}
            hint={[t(`payments.methods.${one.method}`), one.reference].filter(Boolean).join(' · ')}
            amount={money(one.amount)}
          >
            {may('refund', 'Payment', payment) && (
              <UndoButton
                label={t('payments.undo_refund')}
                name={t('payments.undo_refund_named', { amount: money(one.amount) })}
                text={t('payments.undo_refund_text', { amount: money(one.amount) })}
                run={() => command(id, 'undoRefund', { refundId: one.id })}
                success="payments.refund_undone"
              />
            )}
          </MoneyRow>
        ))}
      </Box>
    </Card>
  );
};
