import type { ServiceAccountRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../../platform/format/StatusChip.tsx';

export const ServiceAccountState = ({ account: { active } }: { account: ServiceAccountRecord }) => {
  const t = useTranslate();
  return (
    <StatusChip
      status={active ? 'active' : 'inactive'}
      label={t(active ? 'serviceAccounts.states.on' : 'serviceAccounts.states.off')}
    />
  );
};
