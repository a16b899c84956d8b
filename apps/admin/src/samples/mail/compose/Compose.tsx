import { emailSubjects, topicIn, type EmailWithNeighbours } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { ComposeDock } from './ComposeDock.tsx';
import { draftOf, emptyDraft, type Draft } from './draft.ts';
import { owned } from '../sending.ts';

type Props = {
  /** "new" or the id of a draft, from the address. */
  asked: string;
  params: URLSearchParams;
  /** An answer begun on this page. */
  begun: Draft | null;
  onId: (id: number) => void;
  onClose: () => void;
  onDiscard: (draftId: number | null) => void;
};

/** Finds the email to write: an answer, a draft, one that a reload interrupted, or an empty one. */
export const Compose = ({ asked, params, begun, ...dock }: Props) => {
  const kontor = useKontor();
  const store = useStoreContext();
  const id = /^[1-9]\d*$/.test(asked) ? Number(asked) : null;
  // Kept from the start: the id in the address changes with the first save.
  const [first] = useState(() => {
    const unsaved = store.getItem<Draft>(owned('unsaved'));
    if (begun) return begun;
    if (unsaved && (unsaved.draftId === id || id === null)) return { ...emptyDraft, ...unsaved };
    return id === null ? emptyFor(params) : null;
  });
  const { data, isError } = useQuery({
    queryKey: ['mail', 'draft', id],
    queryFn: () => kontor.sample<EmailWithNeighbours>('GET', '/apps/email/get-email', { query: { id } }),
    enabled: first === null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (first) return <ComposeDock first={first} {...dock} />;
  if (isError) return <ComposeDock first={emptyDraft} {...dock} />;
  return data ? <ComposeDock first={draftOf(data)} {...dock} /> : null;
};

/** Example: `?compose=new&about=Invoice:42&to=ona@firm.example`. */
function emptyFor(params: URLSearchParams): Draft {
  const [subject = '', id] = (params.get('about') ?? '').split(':');
  const to = params.get('to');
  const about = emailSubjects.some((one) => one === subject) ? topicIn(subject, Number(id)) : undefined;
  return { ...emptyDraft, about: about ?? null, to: to ? [{ name: to, email: to }] : [], subject: params.get('subject') ?? '' };
}
