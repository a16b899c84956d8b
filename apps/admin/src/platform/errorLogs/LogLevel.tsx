import type { ErrorLogRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../format/StatusChip.tsx';

/** How bad it is: somebody was kept from something, or it is tried again. */
export const LogLevel = ({ log }: { log: ErrorLogRecord }) => {
  const t = useTranslate();
  return <StatusChip status={log.level === 'error' ? 'overdue' : 'pending'} label={t(`logs.levels.${log.level}`)} />;
};
