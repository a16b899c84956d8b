import type { BillDetail } from '@kontor/domain';
import { Suspense, useMemo } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { lateResolver } from '../../../platform/form/lateResolver.ts';
import { part } from '../../../platform/page/page.ts';
import { BillDetails } from './BillDetails.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';
import type { Purchase } from './useSavePurchase.ts';
import { billDrafts, billInputOf, type BillValues } from './values.ts';

const ReceivedPanel = part(() => import('../received/ReceivedPanel.tsx').then((m) => m.ReceivedPanel));

type Props = { basis: Basis; defaults: BillValues; bill?: BillDetail; title: string };

const kind: Purchase<BillValues> & { dateField: string } = {
  resource: 'bills',
  paperOf: 'Bill',
  dateField: 'billDate',
  done: 'bills.done.save',
  drafts: billDrafts,
  inputOf: billInputOf,
};

/** The form of a bill draft. */
export const BillForm = ({ basis, defaults, bill, title }: Props) => {
  const t = useTranslate();
  const { rates } = basis;
  const resolver = useMemo(
    () => lateResolver(() => import('./billResolver.ts').then((m) => m.billResolver(rates, t))),
    [rates, t],
  );
  return (
    <PurchaseForm<BillValues>
      kind={kind}
      basis={basis}
      defaults={defaults}
      record={bill}
      title={title}
      resolver={resolver}
      above={
        bill?.received && (
          <Suspense fallback={null}>
            <ReceivedPanel bill={bill} />
          </Suspense>
        )
      }
      Details={BillDetails}
      notes={
        <>
          <TextInput source="comment" multiline minRows={2} helperText={false} />
          <TextInput source="customerNotes" multiline minRows={2} helperText="bills.form.notes_hint" />
          <TextInput source="terms" multiline minRows={2} helperText={false} />
        </>
      }
    />
  );
};
