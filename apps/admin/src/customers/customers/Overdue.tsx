import { isZero, type CustomerRecord } from '@kontor/domain';
import { Amounts } from '../../platform/format/Amounts.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { balancesOf } from './balances.ts';

type Props = {
  customer: Pick<CustomerRecord, 'receivable' | 'overdue' | 'unusedCredit' | 'otherBalances' | 'currency'>;
  plain?: boolean;
};

/** A customer's overdue amounts: as a chip, or `plain` in a column of figures. */
export const Overdue = ({ customer, plain = false }: Props) => {
  const format = useFormat();
  const late = balancesOf(customer, 'overdue').filter(({ amount }) => !isZero(amount));
  if (late.length === 0) return <Nothing />;
  if (plain) return <Amounts of={late} color="kontor.tone.error" />;
  return <StatusChip status="overdue" label={late.map(({ amount, currency }) => format.money(amount, currency)).join(' + ')} />;
};
