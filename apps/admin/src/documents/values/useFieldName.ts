import { useCallback } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';

/** Returns the name of a document field. Fields of all kinds are in fields.messages.ts, which each kind's words spread. */
export function useFieldName(): (field: string) => string {
  const t = useTranslate();
  const resource = useResourceContext();
  return useCallback((field) => t(`resources.${resource}.fields.${field}`), [t, resource]);
}
