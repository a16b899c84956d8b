import { classifierTypes, type ContactRecord, type EstimateDetail } from '@kontor/domain';
import { Link as TextLink } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useClassifierChoices } from '../../../firm/classifiers/useClassifierChoices.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { languageNames } from '../../../platform/i18n/languages.ts';
import { Facts } from '../../../platform/record/Facts.tsx';

/** What an estimate belongs to, what became of it, and what is not printed on it. */
export const EstimateFacts = ({ estimate }: { estimate: EstimateDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const { choices } = useClassifierChoices(classifierTypes.lossReason);
  const { contactId, projectId, invoiceId, sentAt, decidedAt, declineReasonId, declineRemark, internalNote } = estimate;
  const field = (name: string) => t(`resources.estimates.fields.${name}`);
  const { data: contact } = useGetOne<ContactRecord>('contacts', { id: contactId ?? 0 }, { enabled: contactId !== null });
  const link = (to: string, text: string | null) => (
    <TextLink component={Link} to={to}>
      {text}
    </TextLink>
  );
  return (
    <Facts
      facts={[
        { label: field('customerId'), value: link(`/customers/${estimate.customerId}/show`, estimate.customerName) },
        contact !== undefined && { label: field('contactId'), value: contact.fullName },
        projectId !== null && { label: field('projectId'), value: link(`/projects/${projectId}/show`, estimate.projectName) },
        { label: field('revision'), value: String(estimate.revision) },
        { label: field('language'), value: languageNames[estimate.language] },
        sentAt !== null && { label: field('sentAt'), value: format.dateTime(sentAt) },
        decidedAt !== null && {
          label: t(`kontor.status.${estimate.status}`),
          value: format.dateTime(decidedAt),
        },
        declineReasonId !== null && {
          label: field('declineReasonId'),
          value: choices.find(({ id }) => id === declineReasonId)?.name ?? '',
        },
        declineRemark !== null && { label: field('declineRemark'), value: declineRemark, wide: true },
        invoiceId !== null && {
          label: field('invoiceId'),
          value: link(`/invoices/${invoiceId}/show`, estimate.invoiceNumber ?? `#${invoiceId}`),
        },
        internalNote !== null && { label: field('internalNote'), value: internalNote, wide: true },
      ]}
    />
  );
};
