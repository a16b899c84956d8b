import { useCallback } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';

/** What the kind of document calls one of its fields; those of all kinds are in fields.messages.ts, which its words take over. */
export function useFieldName(): (field: string) => string {
  const t = useTranslate();
  const resource = useResourceContext();
  return useCallback((field) => t(`resources.${resource}.fields.${field}`), [t, resource]);
}
