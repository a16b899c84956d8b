import { whyFixed, type TimeEntryRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { errorParams } from '../../platform/api/calls/errorParams.ts';

/** Says in a sentence why an entry cannot be changed; nothing where it can. */
export function useWhyFixed(): (entry: TimeEntryRecord) => string | undefined {
  const t = useTranslate();
  return (entry) => {
    const fixed = whyFixed(entry);
    return fixed ? t(`errors.${fixed.code}`, errorParams(fixed.params, t)) : undefined;
  };
}
