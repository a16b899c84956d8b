import type { BillDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DocumentEdit } from '../../documents/form/DocumentEdit.tsx';
import { BillForm } from './form/BillForm.tsx';
import { valuesOf } from './form/values.ts';

export const BillEdit = () => {
  const t = useTranslate();
  return (
    <DocumentEdit<BillDetail> frozen={{ text: t('bills.frozen'), link: t('bills.to_bill') }}>
      {(bill, basis, title) => <BillForm basis={basis} bill={bill} defaults={valuesOf(bill)} title={title} />}
    </DocumentEdit>
  );
};
