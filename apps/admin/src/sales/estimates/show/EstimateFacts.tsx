import { classifierTypes, type EstimateDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { FactLink, useDocumentFacts } from '../../../documents/page/documentFacts.tsx';
import { useClassifierChoices } from '../../../firm/classifiers/useClassifierChoices.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { Facts } from '../../../platform/record/Facts.tsx';

/** The customer and project of an estimate, its outcome, and its internal note. */
export const EstimateFacts = ({ estimate }: { estimate: EstimateDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const { choices } = useClassifierChoices(classifierTypes.lossReason);
  const {
    invoiceId,
    sentAt,
    decidedAt,
    declineReasonId,
    declineRemark,
    decidedByName,
    decidedFrom,
    acceptRemark,
    internalNote,
    acceptedTotal,
  } = estimate;
  const { field, shared } = useDocumentFacts(estimate);
  return (
    <Facts
      facts={[
        ...shared,
        { label: field('revision'), value: String(estimate.revision) },
        sentAt !== null && { label: field('sentAt'), value: format.dateTime(sentAt) },
        decidedAt !== null && {
          label: t(`estimates.status.${estimate.status}`),
          value: format.dateTime(decidedAt),
        },
        decidedByName !== null && {
          label: field('decidedByName'),
          value: [decidedByName, decidedFrom].filter(Boolean).join(' · '),
        },
        acceptedTotal !== null &&
          acceptedTotal !== undefined &&
          (estimate.lines ?? []).some(({ optional }) => optional) && {
            label: field('acceptedTotal'),
            value: format.money(acceptedTotal, estimate.currency),
          },
        acceptRemark !== null && { label: field('acceptRemark'), value: acceptRemark, wide: true },
        declineReasonId !== null && {
          label: field('declineReasonId'),
          value: choices.find(({ id }) => id === declineReasonId)?.name ?? '',
        },
        declineRemark !== null && { label: field('declineRemark'), value: declineRemark, wide: true },
        invoiceId !== null && {
          label: field('invoiceId'),
          value: <FactLink to={`/invoices/${invoiceId}/show`} text={estimate.invoiceNumber ?? `#${invoiceId}`} />,
        },
        internalNote !== null && { label: field('internalNote'), value: internalNote, wide: true },
      ]}
    />
  );
};
