import type { StockCountRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../../platform/format/StatusChip.tsx';

const looks = { open: 'pending', posted: 'completed' } as const;

/** Open or posted; that the adjustment was reversed is a second badge, since the count stays posted. */
export const CountStatus = ({ status, reversalDate }: Pick<StockCountRecord, 'status' | 'reversalDate'>) => {
  const t = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip status={looks[status]} label={t(`stockCounts.status.${status}`)} />
      {reversalDate && <StatusChip status="cancelled" label={t('stockCounts.reversed')} />}
    </Box>
  );
};
