import type { VendorRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { createWith } from '../../platform/api/createWith.ts';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { CreditTable } from './CreditTable.tsx';

/** The credit notes of a vendor, inside a tab. */
export const RelatedVendorCredits = ({ record }: { record: VendorRecord }) => {
  const t = useTranslate();
  return (
    <RelatedList
      resource="vendorCreditNotes"
      filter={{ vendorId: record.id }}
      sort={{ field: 'creditDate', order: 'DESC' }}
      emptyText={t('vendorCreditNotes.none')}
      action={
        may('create', 'VendorCreditNote') && (
          <Button variant="outlined" component={Link} to={createWith('vendorCreditNotes', { vendorId: record.id })}>
            {t('vendorCreditNotes.new')}
          </Button>
        )
      }
    >
      <CreditTable />
    </RelatedList>
  );
};
