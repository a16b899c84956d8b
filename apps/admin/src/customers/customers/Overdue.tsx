import type { CustomerRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';

/** A customer's overdue amount: as a chip, or `plain` in a column of figures. */
export const Overdue = ({
  customer: { overdue, currency },
  plain = false,
}: {
  customer: Pick<CustomerRecord, 'overdue' | 'currency'>;
  plain?: boolean;
}) => {
  const format = useFormat();
  if (!overdue) return <Nothing />;
  const amount = format.money(overdue, currency);
  if (!plain) return <StatusChip status="overdue" label={amount} />;
  return (
    <Box component="span" sx={{ color: 'kontor.tone.error', fontWeight: 600, whiteSpace: 'nowrap' }}>
      {amount}
    </Box>
  );
};
