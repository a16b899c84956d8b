import { isOverdue, type InvoiceRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { letterWords } from '../../../documents/send/index.ts';
import { backgroundJobWords } from '../../../people/backgroundJobs/index.ts';
import { may } from '../../../platform/api/ability.ts';
import { BulkDelete } from '../../../platform/list/BulkDelete.tsx';
import { maySee } from '../../../platform/api/maySee.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { part } from '../../../platform/page/page.ts';

const BulkSend = part(() => import('./BulkSend.tsx').then((m) => m.BulkSend), [letterWords]);
const BulkRemind = part(() => import('./BulkRemind.tsx').then((m) => m.BulkRemind), [letterWords]);
const BulkPdfs = part(() => import('./BulkPdfs.tsx').then((m) => m.BulkPdfs), [backgroundJobWords]);
const BulkMarkPaid = part(() => import('./BulkMarkPaid.tsx').then((m) => m.BulkMarkPaid));

/** Bulk actions: drafts are sent or deleted, sent invoices are marked as paid, customers reminded of overdue ones, PDFs put into one file. */
export const InvoiceBulk = () => {
  const t = useTranslate();
  const { data = [], selectedIds = [] } = useListContext<InvoiceRecord>();
  const [open, setOpen] = useState<{ verb: 'send' | 'markPaid' | 'remind'; invoices: InvoiceRecord[] }>();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const drafts = chosen.filter((invoice) => invoice.status === 'draft');
  const issued = chosen.filter(({ status, opening }) => status !== 'draft' && !opening);
  const sent = chosen.filter((invoice) => invoice.status === 'sent');
  const today = useToday();
  const overdue = sent.filter((invoice) => invoice.balance > 0 && isOverdue(invoice, today));
  const close = () => setOpen(undefined);
  return (
    <>
      {drafts.length > 0 && may('send', 'Invoice') && (
        <Button size="small" onClick={() => setOpen({ verb: 'send', invoices: drafts })}>
          {t('invoices.bulk.send', { smart_count: drafts.length })}
        </Button>
      )}
      {sent.length > 0 && may('markPaid', 'Invoice') && (
        <Button size="small" onClick={() => setOpen({ verb: 'markPaid', invoices: sent })}>
          {t('invoices.bulk.markPaid', { smart_count: sent.length })}
        </Button>
      )}
      {overdue.length > 0 && may('send', 'Invoice') && maySee('Invoice', 'balance') && (
        <Button size="small" onClick={() => setOpen({ verb: 'remind', invoices: overdue })}>
          {t('invoices.bulk.remind', { smart_count: overdue.length })}
        </Button>
      )}
      {issued.length > 0 && maySee('Invoice', 'total') && <BulkPdfs invoices={issued} />}
      {drafts.length === selectedIds.length && may('delete', 'Invoice') && (
        <BulkDelete label={t('invoices.delete_drafts')} text={t('invoices.confirm.delete')} />
      )}
      <Suspense fallback={null}>
        {open?.verb === 'send' && <BulkSend invoices={open.invoices} onClose={close} />}
        {open?.verb === 'remind' && <BulkRemind invoices={open.invoices} onClose={close} />}
        {open?.verb === 'markPaid' && <BulkMarkPaid invoices={open.invoices} onClose={close} />}
      </Suspense>
    </>
  );
};
