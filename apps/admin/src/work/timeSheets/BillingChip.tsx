import type { BillingState } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatusChip, type StatusName } from '../../platform/format/StatusChip.tsx';

const looks: Record<BillingState, StatusName> = {
  notBillable: 'not_billable',
  unbilled: 'billable',
  reserved: 'in_invoice',
  billed: 'billed',
};

export const BillingChip = ({ state }: { state: BillingState }) => {
  const t = useTranslate();
  return <StatusChip status={looks[state]} label={t(`timeSheets.billing.${state}`)} />;
};
