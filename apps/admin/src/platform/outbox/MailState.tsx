import type { MailRecord, MailState as State } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatusChip, type StatusName } from '../format/StatusChip.tsx';

const looks: Record<State, StatusName> = { queued: 'pending', sent: 'sent', kept: 'draft', failed: 'rejected' };

export const MailState = ({ mail }: { mail: Pick<MailRecord, 'state'> }) => {
  const t = useTranslate();
  return <StatusChip status={looks[mail.state]} label={t(`outbox.states.${mail.state}`)} />;
};
