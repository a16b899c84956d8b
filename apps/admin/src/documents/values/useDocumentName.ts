import { useTranslate } from 'react-admin';

/** What a document is called: its number, and as long as it has none, "Draft #12". */
export function useDocumentName(): (document: { id: number; number: string | null }) => string {
  const t = useTranslate();
  return ({ id, number }) => number ?? t('documents.draft_name', { id });
}
