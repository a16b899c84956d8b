import { billActions, type BillDetail, type BillVerb } from '@kontor/domain';
import { Button, MenuItem } from '@mui/material';
import { Suspense, useState } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { ActionButton } from '../../../platform/action/ActionButton.tsx';
import { may } from '../../../platform/api/ability.ts';
import { useCommand, useRemove } from '../../../platform/api/useCommand.ts';
import { PageHeader } from '../../../platform/page/PageHeader.tsx';
import { part } from '../../../platform/page/page.ts';
import { VendorLink } from '../../vendors/VendorLink.tsx';
import { BillBadges } from '../BillBadges.tsx';
import { InInvoices, useInvoiceName } from '../InInvoices.tsx';
import { mayPayBills } from '../pay/mayPayBills.ts';
import { useBillName } from '../useBillName.ts';

const PayDialog = part(() => import('../pay/PayDialog.tsx').then((m) => m.PayDialog));
const VoidBillDialog = part(() => import('./VoidBillDialog.tsx').then((m) => m.VoidBillDialog));
const OpenBillDialog = part(() => import('./OpenBillDialog.tsx').then((m) => m.OpenBillDialog));

type Dialog = 'pay' | 'void' | 'edit';

/** Title, status and commands; only the next sensible step is a filled button. */
export const BillHeader = ({ bill, toApprove }: { bill: BillDetail; toApprove: boolean }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const nameOf = useBillName();
  const invoiceName = useInvoiceName();
  const labelOf = useGetResourceLabel();
  const command = useCommand('bills');
  const remove = useRemove('bills');
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const { id, version, status } = bill;
  const can = (verb: BillVerb): boolean => billActions(bill).includes(verb);
  const issued = bill.invoices.find(({ isDraft }) => !isDraft);
  const [holder] = issued ? [issued] : bill.invoices;
  const whyHeld = holder && t(issued ? 'bills.why.billed' : 'bills.why.on_draft', { invoice: invoiceName(holder) });
  const step = (verb: 'approve' | 'open' | 'redraft', isNext = true, reason?: string) => (
    <ActionButton
      label={t(`bills.action.${verb}`)}
      variant={isNext ? 'contained' : 'outlined'}
      asMenuItem={verb === 'redraft'}
      disabledReason={reason}
      confirm={{ text: t(`bills.confirm.${verb}`) }}
      run={() => command(id, verb, verb === 'approve' ? { version } : {})}
      success={`bills.done.${verb}`}
    />
  );
  const waits = toApprove && bill.approvedAt === null;
  const action = () => {
    if (can('open')) {
      if (waits && may('approve', 'Bill', bill)) return step('approve');
      return may('open', 'Bill', bill) && step('open', true, waits ? t('bills.why.not_approved') : undefined);
    }
    return (
      can('recordPayment') &&
      mayPayBills() && (
        <Button variant="contained" onClick={() => setDialog('pay')}>
          {t('bills.pay.title')}
        </Button>
      )
    );
  };
  const isDraft = status === 'draft';
  return (
    <>
      <PageHeader
        title={nameOf(bill)}
        breadcrumb={[{ label: labelOf('bills', 2), to: '/bills/index' }]}
        status={
          <>
            <BillBadges bill={bill} /> <InInvoices resource="bills" record={bill} question="bills.confirm.removeFromInvoice" />
          </>
        }
        subtitle={<VendorLink of={bill} />}
        secondary={
          may('edit', 'Bill', bill) &&
          (isDraft ? (
            <Button component={Link} to={`/bills/${id}`}>
              {t('ra.action.edit')}
            </Button>
          ) : (
            status !== 'void' && <Button onClick={() => setDialog('edit')}>{t('ra.action.edit')}</Button>
          ))
        }
        action={action()}
        overflow={[
          can('redraft') && may('open', 'Bill', bill) && <span key="redraft">{step('redraft', false, whyHeld)}</span>,
          may('create', 'Bill') && (
            <MenuItem key="copy" onClick={() => void navigate(`/bills/create?copy=${id}`)}>
              {t('documents.action.duplicate')}
            </MenuItem>
          ),
          !bill.opening && may('create', 'RecurringBill') && (
            <MenuItem key="recurring" onClick={() => void navigate(`/recurringBills/create?bill=${id}`)}>
              {t('bills.action.makeRecurring')}
            </MenuItem>
          ),
          !isDraft && status !== 'void' && may('create', 'VendorCreditNote') && (
            <MenuItem key="credit" onClick={() => void navigate(`/vendorCreditNotes/create?bill=${id}`)}>
              {t('bills.action.credit')}
            </MenuItem>
          ),
          can('void') && may('void', 'Bill', bill) && (
            <MenuItem key="void" disabled={Boolean(issued)} onClick={() => setDialog('void')} sx={{ color: 'error.main' }}>
              {[t('bills.action.void'), issued && whyHeld].filter(Boolean).join(' – ')}
            </MenuItem>
          ),
          isDraft && may('delete', 'Bill', bill) && (
            <ActionButton
              key="delete"
              asMenuItem
              danger
              label={t('bills.action.remove')}
              confirm={{
                title: t('kontor.confirm.delete_title'),
                text: t('kontor.confirm.delete_text'),
                warning: t('kontor.confirm.delete_warning'),
                confirmLabel: t('bills.confirm.remove_named', { name: nameOf(bill) }),
              }}
              run={() => remove(bill)}
              success="bills.done.remove"
              onDone={() => navigate('/bills/index')}
            />
          ),
        ].filter(Boolean)}
      />
      <Suspense fallback={null}>
        {dialog === 'pay' && <PayDialog bills={[bill]} onClose={close} />}
        {dialog === 'void' && <VoidBillDialog bill={bill} onClose={close} />}
        {dialog === 'edit' && <OpenBillDialog bill={bill} onClose={close} />}
      </Suspense>
    </>
  );
};
