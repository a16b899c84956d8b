import { whyFixed, type TimeEntryRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { errorParams } from '../../platform/api/calls/errorParams.ts';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { useWords } from '../../platform/i18n/useWords.ts';

/** Says in a sentence why one of these entries cannot be changed, empty until the words are there; undefined where it can. */
export function useWhyFixed(entries: readonly TimeEntryRecord[]): (entry: TimeEntryRecord) => string | undefined {
  const t = useTranslate();
  const ready = useWords(
    errorWords,
    entries.some((entry) => whyFixed(entry) !== null),
  );
  return (entry) => {
    const fixed = whyFixed(entry);
    if (!fixed) return undefined;
    return ready ? t(`errors.${fixed.code}`, errorParams(fixed.params, t)) : '';
  };
}
