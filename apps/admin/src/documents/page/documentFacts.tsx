import type { ContactRecord, Language } from '@kontor/domain';
import { Link as TextLink } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { languageNames } from '../../platform/i18n/languages.ts';
import type { Facts } from '../../platform/record/Facts.tsx';
import { useDocumentResource } from '../values/useDocumentResource.ts';

type Fact = Parameters<typeof Facts>[0]['facts'][number];
type Document = {
  customerId: number;
  customerName: string;
  contactId: number | null;
  projectId: number | null;
  projectName: string | null;
  language: Language;
};

export const FactLink = ({ to, text }: { to: string; text: string | null }) => (
  <TextLink component={Link} to={to}>
    {text}
  </TextLink>
);

/** The customer, below the title of a document. */
export const CustomerLink = ({ document }: { document: Pick<Document, 'customerId' | 'customerName'> }) => (
  <FactLink to={`/customers/${document.customerId}/show`} text={document.customerName} />
);

/** The facts of every document, and the names of its fields. */
export function useDocumentFacts(document: Document): { field: (name: string) => string; shared: readonly Fact[] } {
  const t = useTranslate();
  const { name: resource } = useDocumentResource();
  const { contactId, projectId, projectName, language } = document;
  const { data: contact } = useGetOne<ContactRecord>('contacts', { id: contactId ?? 0 }, { enabled: contactId !== null });
  const field = (name: string) => t(`resources.${resource}.fields.${name}`);
  const shared = [
    { label: field('customerId'), value: <CustomerLink document={document} /> },
    contact !== undefined && { label: field('contactId'), value: contact.fullName },
    projectId !== null && {
      label: field('projectId'),
      value: <FactLink to={`/projects/${projectId}/show`} text={projectName} />,
    },
    { label: field('language'), value: languageNames[language] },
  ];
  return { field, shared };
}
