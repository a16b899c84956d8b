import type { InvoiceDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import type { PaperView } from '../../../documents/paper/DocumentPaper.tsx';
import { useSavedPaper } from '../../../documents/paper/useSavedPaper.tsx';
import { referencesOf } from '../../../documents/values/references.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** A saved invoice as its page shows it, including payments. */
export function useInvoicePaper(invoice: InvoiceDetail): PaperView {
  const t = useTranslate();
  const format = useFormat();
  const { currency, paid, credited, advanced, balance, status } = invoice;
  const money = (value: number) => format.money(value, currency);
  return useSavedPaper(invoice, {
    facts: [
      ['invoiceDate', format.date(invoice.invoiceDate)],
      ['dueDate', format.date(invoice.dueDate)],
      ...referencesOf(invoice),
      ['paymentReference', invoice.paymentReference],
    ],
    further:
      paid || credited || advanced
        ? [
            ...(paid ? [{ key: 'paid', label: t('resources.invoices.fields.paid'), value: money(-paid) }] : []),
            ...(advanced ? [{ key: 'advanced', label: t('resources.invoices.fields.advanced'), value: money(-advanced) }] : []),
            ...(credited ? [{ key: 'credited', label: t('resources.invoices.fields.credited'), value: money(-credited) }] : []),
            { key: 'balance', label: t('invoices.paper.to_pay'), value: money(balance), strong: true },
          ]
        : [],
    watermark: status === 'void' ? t('kontor.status.void') : undefined,
  });
}
