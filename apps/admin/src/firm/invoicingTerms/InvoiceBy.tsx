import { daysBetween } from '@kontor/domain';
import { Box } from '@mui/material';
import { useToday } from '../../platform/api/useToday.ts';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';

/** The last day to invoice hours or a cost, and how many days remain. */
export const InvoiceBy = ({ date }: { date: string | null }) => {
  const format = useFormat();
  const today = useToday();
  if (!date) return <Nothing />;
  const days = daysBetween(today, date);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      {format.date(date)}
      {days > 0 && <StatusChip status="dueIn" count={days} />}
      {days === 0 && <StatusChip status="dueToday" />}
      {days < 0 && <StatusChip status="overdue" count={-days} />}
    </Box>
  );
};
