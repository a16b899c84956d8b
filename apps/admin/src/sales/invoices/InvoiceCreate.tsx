import { isCalendarDate, type InvoiceDetail } from '@kontor/domain';
import { Suspense } from 'react';
import { useRecordFromLocation, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { DocumentCreate } from '../../documents/form/DocumentCreate.tsx';
import { part } from '../../platform/page/page.ts';
import { InvoiceForm } from './form/InvoiceForm.tsx';
import { partOf } from '../../work/projects/price/partLink.ts';
import { invoiceOfPart } from './form/invoiceOfPart.ts';
import { copyOf, newInvoice } from './form/values.ts';

const InvoiceOfHours = part(() => import('./hours/InvoiceOfHours.tsx').then((m) => m.InvoiceOfHours));

export const InvoiceCreate = () => {
  const t = useTranslate();
  const given = useRecordFromLocation() as { projectId?: number } | null;
  const [search] = useSearchParams();
  // The hours to bill, from the address: `?hours=2026-10-31`, or `?hours=all`.
  const hours = search.get('hours');
  // A part of a fixed price to bill, from the address.
  const ofPrice = partOf(search.get('part'));
  return (
    <DocumentCreate<InvoiceDetail>>
      {({ basis, customer, original }) =>
        hours && customer ? (
          <Suspense fallback={null}>
            <InvoiceOfHours
              basis={basis}
              customer={customer}
              projectId={given?.projectId ?? null}
              to={isCalendarDate(hours) ? hours : null}
            />
          </Suspense>
        ) : (
          <InvoiceForm
            basis={basis}
            defaults={
              original
                ? copyOf(original, basis)
                : ofPrice && customer
                  ? invoiceOfPart(basis, { customer, projectId: given?.projectId ?? null, part: ofPrice })
                  : newInvoice(basis, customer)
            }
            title={t('invoices.new')}
          />
        )
      }
    </DocumentCreate>
  );
};
