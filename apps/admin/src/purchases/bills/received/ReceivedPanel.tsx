import { isReceivedCredit, type BillDetail, type ReceivedFinding } from '@kontor/domain';
import { Alert, AlertTitle, Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorParams } from '../../../platform/api/calls/errorParams.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { errorWords } from '../../../platform/i18n/errorWords.ts';
import { Facts } from '../../../platform/record/Facts.tsx';

/** What only informs: nothing has to be done about it. */
const mild = new Set(['received.tax_differs', 'received.rounding', 'received.due_missing', 'received.vendor_made']);
const amounts = new Set(['said', 'sum', 'prepaid', 'due', 'amount', 'total']);

const useFindingText = (currency: string) => {
  const t = useTranslate();
  const format = useFormat();
  return ({ code, params }: ReceivedFinding): string => {
    const shown = Object.entries(params ?? {}).map(([name, value]) => [
      name,
      amounts.has(name) && typeof value === 'number' ? format.money(value, currency) : value,
    ]);
    return t(`errors.${code}`, { ...errorParams(Object.fromEntries(shown) as Record<string, unknown>, t), _: code });
  };
};

/** What the vendor's e-invoice says of its payment, and everything that has to be checked about it. */
export const ReceivedPanel = ({ bill }: { bill: Pick<BillDetail, 'received' | 'currency' | 'total'> }) => {
  const t = useTranslate();
  const format = useFormat();
  const textOf = useFindingText(bill.currency);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    errorWords.load().then(
      () => setReady(true),
      () => setReady(true),
    );
  }, []);
  const { received } = bill;
  if (!received || !isReady) return null;
  const { findings, paymentReference, account, buyerReference, sellerName, total, due, currency, receivedAt } = received;
  // Nobody pays a credit note, so its account would only mislead.
  const isCredit = isReceivedCredit(received);
  const isGrave = findings.some(({ code }) => !mild.has(code));
  const differs = total !== bill.total || currency !== bill.currency;
  return (
    <Box sx={{ mb: 2 }}>
      {findings.length > 0 && (
        <Alert severity={isGrave ? 'warning' : 'info'} sx={{ mb: 2 }}>
          <AlertTitle>{t('bills.received.check')}</AlertTitle>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {findings.map((finding, at) => (
              <li key={at}>{textOf(finding)}</li>
            ))}
          </Box>
        </Alert>
      )}
      <Facts
        facts={[
          { label: t('bills.received.from'), value: `${sellerName} · ${format.dateTime(receivedAt)}` },
          { label: t(isCredit ? 'bills.received.given' : 'bills.received.asked'), value: format.money(due, currency) },
          differs && { label: t('bills.received.vendor_total'), value: format.money(total, currency) },
          !isCredit && paymentReference !== null && { label: t('bills.received.payment_reference'), value: paymentReference },
          !isCredit && account !== null && { label: t('bills.received.account'), value: account },
          buyerReference !== null && { label: t('bills.received.your_reference'), value: buyerReference },
        ]}
      />
    </Box>
  );
};
