import type { ErrorLogRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../format/StatusChip.tsx';

/** The severity: an error that stopped somebody, or a warning that is retried. */
export const LogLevel = ({ log }: { log: ErrorLogRecord }) => {
  const t = useTranslate();
  return <StatusChip status={log.level === 'error' ? 'overdue' : 'pending'} label={t(`logs.levels.${log.level}`)} />;
};
