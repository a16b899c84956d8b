import { creditActions, type VendorCreditNoteDetail, type VendorCreditNoteVerb } from '@kontor/domain';
import { Button, MenuItem } from '@mui/material';
import { Suspense, useState } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { ActionButton } from '../../../platform/action/ActionButton.tsx';
import { may } from '../../../platform/api/ability.ts';
import { maySee } from '../../../platform/api/maySee.ts';
import { useCommand, useRemove } from '../../../platform/api/useCommand.ts';
import { PageHeader } from '../../../platform/page/PageHeader.tsx';
import { part } from '../../../platform/page/page.ts';
import { mayPayBills } from '../../bills/pay/mayPayBills.ts';
import { VendorLink } from '../../vendors/VendorLink.tsx';
import { CreditStatus } from '../CreditStatus.tsx';
import { useCreditName } from '../useCreditName.ts';

const ApplyCreditDialog = part(() => import('./ApplyCreditDialog.tsx').then((m) => m.ApplyCreditDialog));
const RefundCreditDialog = part(() => import('./RefundCreditDialog.tsx').then((m) => m.RefundCreditDialog));
const VoidCreditDialog = part(() => import('./VoidCreditDialog.tsx').then((m) => m.VoidCreditDialog));

/** Title, status and commands; only the next sensible step is a filled button. */
export const CreditHeader = ({ note }: { note: VendorCreditNoteDetail }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const nameOf = useCreditName();
  const labelOf = useGetResourceLabel();
  const command = useCommand('vendorCreditNotes');
  const remove = useRemove('vendorCreditNotes');
  const [dialog, setDialog] = useState<'apply' | 'refund' | 'void'>();
  const close = () => setDialog(undefined);
  const { id, status } = note;
  const can = (verb: VendorCreditNoteVerb): boolean => creditActions(note).includes(verb);
  const isUnused = note.applied === 0 && note.refunded === 0;
  const whyUsed = isUnused ? undefined : t('vendorCreditNotes.why.used');
  const step = (verb: 'open' | 'redraft') => (
    <ActionButton
      key={verb}
      label={t(`vendorCreditNotes.action.${verb}`)}
      variant={verb === 'open' ? 'contained' : 'outlined'}
      asMenuItem={verb === 'redraft'}
      disabledReason={verb === 'redraft' ? whyUsed : undefined}
      confirm={{ text: t(`vendorCreditNotes.confirm.${verb}`) }}
      run={() => command(id, verb, {})}
      success={`vendorCreditNotes.done.${verb}`}
    />
  );
  const seesCredit = maySee('VendorCreditNote', 'available');
  const mayApply = can('apply') && seesCredit && mayPayBills() && may('apply', 'VendorCreditNote', note);
  const mayRefund = can('refund') && seesCredit && mayPayBills() && may('refund', 'VendorCreditNote', note);
  const isDraft = status === 'draft';
  return (
    <>
      <PageHeader
        title={nameOf(note)}
        breadcrumb={[{ label: labelOf('vendorCreditNotes', 2), to: '/vendorCreditNotes/index' }]}
        status={<CreditStatus status={status} />}
        subtitle={<VendorLink of={note} />}
        secondary={
          isDraft && may('edit', 'VendorCreditNote', note) ? (
            <Button component={Link} to={`/vendorCreditNotes/${id}`}>
              {t('ra.action.edit')}
            </Button>
          ) : (
            mayRefund && <Button onClick={() => setDialog('refund')}>{t('vendorCreditNotes.action.refund')}</Button>
          )
        }
        action={
          can('open')
            ? may('open', 'VendorCreditNote', note) && step('open')
            : mayApply && (
                <Button variant="contained" onClick={() => setDialog('apply')}>
                  {t('vendorCreditNotes.action.apply')}
                </Button>
              )
        }
        overflow={[
          can('redraft') && may('open', 'VendorCreditNote', note) && step('redraft'),
          can('void') && may('void', 'VendorCreditNote', note) && (
            <MenuItem key="void" disabled={!isUnused} onClick={() => setDialog('void')} sx={{ color: 'error.main' }}>
              {t('vendorCreditNotes.action.void')}
            </MenuItem>
          ),
          isDraft && may('delete', 'VendorCreditNote', note) && (
            <ActionButton
              key="delete"
              asMenuItem
              danger
              label={t('vendorCreditNotes.action.remove')}
              confirm={{
                title: t('kontor.confirm.delete_title'),
                text: t('kontor.confirm.delete_text'),
                warning: t('kontor.confirm.delete_warning'),
                confirmLabel: t('vendorCreditNotes.confirm.remove_named', { name: nameOf(note) }),
              }}
              run={() => remove(note)}
              success="vendorCreditNotes.done.remove"
              onDone={() => navigate('/vendorCreditNotes/index')}
            />
          ),
        ].filter(Boolean)}
      />
      <Suspense fallback={null}>
        {dialog === 'apply' && <ApplyCreditDialog note={note} onClose={close} />}
        {dialog === 'refund' && <RefundCreditDialog note={note} onClose={close} />}
        {dialog === 'void' && <VoidCreditDialog note={note} onClose={close} />}
      </Suspense>
    </>
  );
};
