import { VendorContactInput, type VendorRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { Suspense } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { may } from '../../platform/api/ability.ts';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { PageTabs } from '../../platform/page/PageTabs.tsx';
import { ShowPage } from '../../platform/record/ShowPage.tsx';
import { LaterButtons, useLaterTabs } from '../../platform/record/LaterParts.tsx';
import { useRecordTabs } from '../../platform/record/useRecordTabs.tsx';
import { ContactPersons } from '../../firm/parties/ContactPersons.tsx';
import { useMerge } from '../../firm/parties/useMerge.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import { vendorPage } from './vendorPage.ts';
import { VendorOverview } from './VendorOverview.tsx';

const Page = ({ vendor }: { vendor: VendorRecord }) => {
  const t = useTranslate();
  const merge = useMerge('vendors', vendor);
  const recordTabs = useRecordTabs({ subject: 'Vendor', id: vendor.id, resource: 'vendors', currency: vendor.currency });
  const labelOf = useGetResourceLabel();
  const laterTabs = useLaterTabs(vendorPage.tabs, vendor);
  return (
    <>
      <PageHeader
        title={vendor.name}
        breadcrumb={[{ label: labelOf('vendors', 2), to: '/vendors/index' }]}
        status={<StatusChip status={vendor.active ? 'active' : 'inactive'} />}
        secondary={<LaterButtons slot={vendorPage.buttons} record={vendor} />}
        action={
          may('edit', 'Vendor', vendor) && (
            <Button variant="contained" component={Link} to={`/vendors/${vendor.id}`}>
              {t('ra.action.edit')}
            </Button>
          )
        }
        overflow={[merge.item, may('delete', 'Vendor', vendor) && <DeleteAction key="delete" asMenuItem />].filter(Boolean)}
      />
      <AccountNotice vendor={vendor} />
      {vendorPage.figures
        .entries()
        .filter(({ isFor }) => isFor())
        .map(({ content: Content }, at) => (
          <Suspense key={at} fallback={null}>
            <Content record={vendor} />
          </Suspense>
        ))}
      <PageTabs
        label={vendor.name}
        tabs={[
          { key: 'overview', label: t('vendors.tabs.overview'), content: <VendorOverview vendor={vendor} /> },
          may('list', 'VendorContact') && {
            key: 'contacts',
            label: t('vendors.tabs.contacts'),
            content: <ContactPersons resource="vendorContacts" of={{ vendorId: vendor.id }} input={VendorContactInput} />,
          },
          ...laterTabs,
          ...recordTabs,
        ]}
      />
      {merge.dialog}
    </>
  );
};

export const VendorShow = () => <ShowPage<VendorRecord>>{(vendor) => <Page vendor={vendor} />}</ShowPage>;
