import type { VendorRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { RelatedList } from '../../../platform/list/RelatedList.tsx';
import { PayTable } from './PayTable.tsx';

/** What was paid to a vendor, inside a tab of its page. */
export const VendorPayments = ({ record }: { record: VendorRecord }) => {
  const t = useTranslate();
  return (
    <RelatedList
      resource="vendorPayments"
      filter={{ vendorId: record.id }}
      sort={{ field: 'paymentDate', order: 'DESC' }}
      emptyText={t('bills.pay.empty')}
    >
      <PayTable ofOne />
    </RelatedList>
  );
};
