import { invoiceMachine, type InvoiceDetail, type InvoiceVerb } from '@kontor/domain';
import { Box, Button, MenuItem, Tooltip } from '@mui/material';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';
import { ActionButton } from '../../../platform/action/ActionButton.tsx';
import { useRemove } from '../../../platform/api/useCommand.ts';
import { PageHeader } from '../../../platform/page/PageHeader.tsx';
import { InvoiceBadges } from '../InvoiceBadges.tsx';
import { useInvoiceName } from '../useInvoiceName.ts';
import { VoidDialog } from './VoidDialog.tsx';
import { EditIssuedDialog } from './EditIssuedDialog.tsx';
import { MarkPaidDialog, RecordPaymentDialog } from './PaymentDialogs.tsx';
import { SendDialog } from './SendDialog.tsx';
import { pdfName, useInvoicePdf } from './useInvoicePdf.ts';
import { UseCreditAction, useCreditFor } from './UseCredit.tsx';
import { whyNot } from './whyNot.ts';

const WriteOffDialog = lazy(() => import('./WriteOffDialog.tsx').then((m) => ({ default: m.WriteOffDialog })));
const PdfDialog = lazy(() => import('../pdf/PdfDialog.tsx').then((m) => ({ default: m.PdfDialog })));

type Open = 'send' | 'markPaid' | 'recordPayment' | 'writeOff' | 'void' | 'edit' | 'pdf';

/** Title, state and everything that can be done; only the next sensible step is a filled button. */
export const InvoiceHeader = ({ invoice, subtitle }: { invoice: InvoiceDetail; subtitle?: ReactNode }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const remove = useRemove('invoices');
  const nameOf = useInvoiceName();
  const pdf = useInvoicePdf(invoice);
  const { state, pathname, search } = useLocation() as { state: { send?: boolean } | null; pathname: string; search: string };
  const credit = useCreditFor(invoice);

  // "Save and send" comes here with the question already asked for. It is asked once: not again on the way back.
  const sendAtOnce = Boolean(state?.send) && invoice.status === 'draft';
  const [open, setOpen] = useState<Open | undefined>(sendAtOnce ? 'send' : undefined);
  useEffect(() => {
    if (sendAtOnce) void navigate(pathname + search, { replace: true, state: null });
  }, [sendAtOnce, navigate, pathname, search]);

  const name = nameOf(invoice);
  const close = () => setOpen(undefined);
  const can = (verb: string) => may(verb, 'Invoice', invoice);
  const why = (verb: InvoiceVerb) => whyNot(verb, invoice, t);
  const next: InvoiceVerb | undefined = (['send', 'recordPayment'] as const).find(
    (verb) => invoiceMachine.actionsFrom(invoice.status).includes(verb) && can(verb),
  );
  const button = (verb: Open & InvoiceVerb) =>
    can(verb) && (
      <Tooltip title={why(verb) ?? ''} key={verb}>
        <span>
          <Button variant={verb === next ? 'contained' : 'outlined'} disabled={Boolean(why(verb))} onClick={() => setOpen(verb)}>
            {t(`invoices.action.${verb}`)}
          </Button>
        </span>
      </Tooltip>
    );
  const isDraft = invoice.status === 'draft';
  return (
    <Box className="no-print">
      <PageHeader
        title={name}
        breadcrumb={[{ label: t('resources.invoices.name', { smart_count: 2 }), to: '/invoices/index' }]}
        status={<InvoiceBadges invoice={invoice} />}
        subtitle={subtitle}
        secondary={
          <Box sx={{ display: 'contents' }}>
            <Button onClick={() => setOpen('pdf')}>{t('invoices.action.preview')}</Button>
            {can('update') &&
              (isDraft ? (
                <ActionButton
                  label={t('invoices.action.edit')}
                  confirm={{ text: t('invoices.confirm.edit') }}
                  run={async () => navigate(`/invoices/${invoice.id}`)}
                  success={false}
                />
              ) : (
                <Button variant="outlined" onClick={() => setOpen('edit')}>
                  {t('invoices.action.edit')}
                </Button>
              ))}
            {!isDraft && invoice.status !== 'void' && button('markPaid')}
          </Box>
        }
        action={isDraft ? button('send') : invoice.status !== 'void' && button('recordPayment')}
        overflow={[
          <ActionButton
            key="download"
            asMenuItem
            label={t('invoices.action.download')}
            confirm={{ text: t('invoices.confirm.download', { name: pdfName(invoice) }) }}
            run={pdf.download}
            success="invoices.done.download"
          />,
          <MenuItem key="print" onClick={() => setTimeout(() => window.print(), 250)}>
            {t('invoices.action.print')}
          </MenuItem>,
          may('create', 'Invoice') && (
            <MenuItem key="duplicate" onClick={() => void navigate(`/invoices/create?copy=${invoice.id}`)}>
              {t('invoices.action.duplicate')}
            </MenuItem>
          ),
          credit > 0 && <UseCreditAction key="credit" asMenuItem invoice={invoice} credit={credit} />,
          !isDraft && invoice.status !== 'void' && can('writeOff') && (
            <MenuItem key="writeOff" disabled={Boolean(why('writeOff'))} onClick={() => setOpen('writeOff')}>
              {[t('invoices.action.writeOff'), why('writeOff')].filter(Boolean).join(' – ')}
            </MenuItem>
          ),
          !isDraft && can('void') && (
            <MenuItem key="void" disabled={Boolean(why('void'))} sx={{ color: 'error.main' }} onClick={() => setOpen('void')}>
              {[t('invoices.action.void'), why('void')].filter(Boolean).join(' – ')}
            </MenuItem>
          ),
          isDraft && can('delete') && (
            <ActionButton
              key="delete"
              asMenuItem
              danger
              label={t('invoices.action.delete')}
              confirm={{
                title: t('kontor.confirm.delete_title'),
                text: `${t('kontor.confirm.delete_text')} ${t('invoices.confirm.delete')}`,
                warning: t('kontor.confirm.delete_warning'),
                confirmLabel: t('kontor.confirm.delete_named', { name }),
              }}
              run={() => remove(invoice)}
              success="invoices.done.delete"
              onDone={() => navigate('/invoices/index')}
            />
          ),
        ]}
      />
      {open === 'send' && <SendDialog invoice={invoice} onClose={close} />}
      {open === 'markPaid' && <MarkPaidDialog invoice={invoice} onClose={close} />}
      {open === 'recordPayment' && <RecordPaymentDialog invoice={invoice} onClose={close} />}
      {open === 'void' && <VoidDialog invoice={invoice} onClose={close} />}
      {open === 'edit' && <EditIssuedDialog invoice={invoice} onClose={close} />}
      <Suspense fallback={null}>
        {open === 'writeOff' && <WriteOffDialog invoice={invoice} onClose={close} />}
        {open === 'pdf' && <PdfDialog invoice={invoice} onClose={close} />}
      </Suspense>
    </Box>
  );
};
