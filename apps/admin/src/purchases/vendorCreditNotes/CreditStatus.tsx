import type { VendorCreditNoteStatus } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../../platform/format/StatusChip.tsx';

const looks = { draft: 'draft', open: 'active', used: 'billed', void: 'void' } as const;

/** Draft, available, used or void. */
export const CreditStatus = ({ status }: { status: VendorCreditNoteStatus }) => {
  const t = useTranslate();
  return <StatusChip status={looks[status]} label={t(`vendorCreditNotes.statuses.${status}`)} />;
};
