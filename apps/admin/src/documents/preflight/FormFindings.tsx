import { isCalendarDate, type DocumentKind, type DocumentToSend, type Finding } from '@kontor/domain';
import { useDeferredValue, useEffect } from 'react';
import { useResourceContext, useStore } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { focusWhenThere } from '../../platform/form/useNamedField.ts';
import { isFolded } from '../form/folded.ts';
import { useDateField } from '../values/dateField.ts';
import type { DocumentValues } from '../values/documentValues.ts';
import { dateOf, typedToSend } from './documentToSend.ts';
import { Findings } from './Findings.tsx';
import { useSurroundings, type Surroundings } from './useSurroundings.ts';

type Props<T extends DocumentValues> = {
  kind: DocumentKind;
  /** Undefined for a new document. */
  id: number | undefined;
  /** The kind's checks at sending. */
  check: (document: DocumentToSend, values: T, around: Surroundings) => Finding[];
};

/** The first field that mends a finding without a field of its own. */
const fieldOf = (path: string): string => (path === 'lines' ? 'lines.0.taxRateId' : path);

/** In the editor: what sending would refuse. Deferred, so that typing never waits for it. */
export const FormFindings = <T extends DocumentValues>({ kind, id, check }: Props<T>) => {
  const values = useDeferredValue(useWatch() as T);
  const dateField = useDateField();
  const resource = useResourceContext();
  const [, unfold] = useStore(`${resource}.details`, false);
  const { hash } = useLocation();
  const { around } = useSurroundings(kind, values);
  const named = hash.slice(1);
  useEffect(() => {
    if (named && isFolded(named)) unfold(true);
  }, [named, unfold]);
  if (!around || !isCalendarDate(dateOf(values, dateField))) return null;
  const findings = check(typedToSend(values, dateField, around), values, around);
  return (
    <Findings
      document={{ id, customerId: values.customerId ?? 0 }}
      // Somebody is about to type the first line, so this finding would only disturb.
      findings={findings.filter(({ code }) => code !== 'document.no_lines')}
      onField={(path) => {
        if (isFolded(path)) unfold(true);
        focusWhenThere(fieldOf(path));
      }}
    />
  );
};
