import type { DeliveryState, WebhookRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatusChip, type StatusName } from '../../platform/format/StatusChip.tsx';

type State = Pick<WebhookRecord, 'active' | 'failingSince'>;

const looks = { on: 'active', failing: 'overdue', off: 'inactive' } as const;
const webhookStateOf = ({ active, failingSince }: State) => (!active ? 'off' : failingSince ? 'failing' : 'on');

export const WebhookState = ({ webhook }: { webhook: State }) => {
  const t = useTranslate();
  const state = webhookStateOf(webhook);
  return <StatusChip status={looks[state]} label={t(`webhooks.states.${state}`)} />;
};

const deliveryLooks: Record<DeliveryState, StatusName> = { pending: 'pending', delivered: 'completed', failed: 'rejected' };

export const DeliveryStateChip = ({ state }: { state: DeliveryState }) => {
  const t = useTranslate();
  return <StatusChip status={deliveryLooks[state]} label={t(`webhooks.delivery_states.${state}`)} />;
};
