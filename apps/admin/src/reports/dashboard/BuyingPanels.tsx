import type { Dashboard } from '@kontor/domain';
import { Box } from '@mui/material';
import { AgedPanel } from './AgedPanel.tsx';
import { LowStockPanel } from './LowStockPanel.tsx';

/** What the firm owes its vendors, and what it has to order. */
export const BuyingPanels = ({ data, today }: { data: Dashboard; today: string }) => {
  const { payable, lowStock, currency } = data;
  const columns = payable && lowStock ? { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' } : 'minmax(0, 1fr)';
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: columns }}>
      {payable && <AgedPanel aged={payable} currency={currency} today={today} kind="payable" />}
      {lowStock && <LowStockPanel lowStock={lowStock} />}
    </Box>
  );
};
