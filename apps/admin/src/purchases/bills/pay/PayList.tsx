import { useTranslate } from 'react-admin';
import { ListPage } from '../../../platform/list/ListPage.tsx';
import { PayTable } from './PayTable.tsx';
import { usePayMethods } from './usePayMethods.ts';

/** All payments to vendors. They are recorded at the bills. */
export const PayList = () => {
  const t = useTranslate();
  const methods = usePayMethods();
  const field = (source: string) => t(`resources.vendorPayments.fields.${source}`);
  return (
    <ListPage
      emptyText={t('bills.pay.empty')}
      filters={[
        { source: 'vendorId', label: field('vendorId'), kind: 'reference', reference: 'vendors' },
        { source: 'paymentDate_gte', label: field('paymentDate'), kind: 'date' },
        { source: 'paymentDate_lte', label: field('paymentDate'), kind: 'date' },
        { source: 'method', label: field('method'), kind: 'select', choices: methods },
      ]}
    >
      <PayTable />
    </ListPage>
  );
};
