import type { Finding } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { errorParams } from '../../platform/api/calls/errorParams.ts';
import { useFieldName } from '../values/useFieldName.ts';

/** What the draft lacks before it can be sent, in a few words for a button; undefined when nothing. */
export function useLacks(findings: readonly Finding[]): string | undefined {
  const t = useTranslate();
  const wordOf = useFieldName();
  const refused = findings.filter(({ weight }) => weight === 'refused');
  const [only] = refused;
  if (!only) return undefined;
  const fields = errorParams(only.params, t)?.['fields'];
  if (refused.length > 1) return t('preflight.mend_first', { smart_count: refused.length });
  if (fields) return t('preflight.add', { fields });
  // Fields of a line have no words of the document.
  if (only.path && !only.path.includes('.') && only.path !== 'lines') return t('preflight.check', { field: wordOf(only.path) });
  return t('preflight.mend_first', { smart_count: 1 });
}
