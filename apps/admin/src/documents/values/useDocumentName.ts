import { useTranslate } from 'react-admin';

/** The name of a document: its number, or "Draft #12". */
export function useDocumentName(): (document: { id: number; number: string | null }) => string {
  const t = useTranslate();
  return ({ id, number }) => number ?? t('documents.draft_name', { id });
}
