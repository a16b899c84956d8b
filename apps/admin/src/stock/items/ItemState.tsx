import { useTranslate } from 'react-admin';
import { StatusChip } from '../../platform/format/StatusChip.tsx';

/** Says in the gender of the noun whether an item is active. */
export const ItemState = ({ active }: { active: boolean }) => {
  const t = useTranslate();
  const state = active ? 'active' : 'inactive';
  return <StatusChip status={state} label={t(`items.state.${state}`)} />;
};
