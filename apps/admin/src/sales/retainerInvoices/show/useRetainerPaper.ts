import type { RetainerInvoiceDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import type { PaperView } from '../../../documents/paper/DocumentPaper.tsx';
import { useSavedPaper } from '../../../documents/paper/useSavedPaper.tsx';
import { referencesOf } from '../../../documents/values/references.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** A saved retainer invoice as its page shows it, including payments. */
export function useRetainerPaper(retainer: RetainerInvoiceDetail): PaperView {
  const t = useTranslate();
  const format = useFormat();
  const { currency, total, paid, balance, status } = retainer;
  const money = (value: number) => format.money(value, currency);
  return useSavedPaper(
    { ...retainer, prepaid: 0, rounding: 0, due: total },
    {
      facts: [
        ['invoiceDate', format.date(retainer.invoiceDate)],
        ['dueDate', format.date(retainer.dueDate)],
        ...referencesOf(retainer),
        ['paymentReference', retainer.paymentReference],
      ],
      further: paid
        ? [
            { key: 'paid', label: t('resources.retainerInvoices.fields.paid'), value: money(-paid) },
            { key: 'balance', label: t('retainerInvoices.paper.to_pay'), value: money(balance), strong: true },
          ]
        : [],
      watermark: status === 'void' ? t('kontor.status.void') : undefined,
    },
  );
}
