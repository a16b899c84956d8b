import type { ErrorLogRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../format/StatusChip.tsx';

export const LogStatus = ({ log }: { log: ErrorLogRecord }) => {
  const t = useTranslate();
  return log.resolvedAt ? (
    <StatusChip status="completed" label={t('logs.resolved')} />
  ) : (
    <StatusChip status="draft" label={t('logs.open')} />
  );
};
