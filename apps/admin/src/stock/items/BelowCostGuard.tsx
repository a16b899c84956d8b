import { compare } from '@kontor/domain';
import { Box } from '@mui/material';
import { useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ConfirmDialog } from '../../platform/action/ConfirmDialog.tsx';

type Prices = [selling: unknown, cost: unknown];

/** Reports the prices, from inside the form, to the guard around it. */
const WatchPrices = ({ onPrices }: { onPrices: (prices: Prices) => void }) => {
  const [selling, purchase, unitCost] = useWatch({ name: ['sellingPrice', 'purchasePrice', 'unitCost'] }) as unknown[];
  // Goods in stock cost what they cost on average today.
  const cost = unitCost ?? purchase;
  useEffect(() => onPrices([selling, cost]), [onPrices, selling, cost]);
  return null;
};

const isBelow = ([selling, cost]: Prices): boolean =>
  typeof selling === 'number' &&
  typeof cost === 'number' &&
  Number.isFinite(selling) &&
  Number.isFinite(cost) &&
  compare(selling, cost) < 0;

/** Asks before saving a price below cost, which may be intended; only once for the same pair of prices. */
export const BelowCostGuard = ({ children }: { children: (watch: ReactNode) => ReactNode }) => {
  const t = useTranslate();
  const prices = useRef<Prices>([null, null]);
  const agreed = useRef('');
  const form = useRef<HTMLFormElement | null>(null);
  const [asking, setAsking] = useState(false);

  const note = useCallback((now: Prices) => {
    prices.current = now;
  }, []);
  const ask = (event: FormEvent<HTMLElement>) => {
    const key = JSON.stringify(prices.current);
    if (!isBelow(prices.current) || agreed.current === key || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    form.current = event.target;
    setAsking(true);
  };
  const goOn = () => {
    agreed.current = JSON.stringify(prices.current);
    setAsking(false);
    form.current?.requestSubmit();
  };
  return (
    <Box onSubmitCapture={ask}>
      {children(<WatchPrices onPrices={note} />)}
      <ConfirmDialog
        open={asking}
        title={t('items.below_cost.title')}
        text={t('items.below_cost.text')}
        confirmLabel={t('items.below_cost.go_on')}
        cancelLabel={t('items.below_cost.go_back')}
        onConfirm={goOn}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
};
