import {
  liesIn,
  toggleLabel,
  type EmailFolder,
  type EmailLabel,
  type EmailList,
  type EmailRecord,
  type EmailWithNeighbours,
} from '@kontor/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useLive } from '../../platform/api/live/useLive.ts';
import type { MailView } from './useMailAddress.ts';

export const mailKey = ['mail'];
const listKey = [...mailKey, 'list'];
const oneKey = [...mailKey, 'one'];
export const perPage = 50;

type MailChange = { isRead?: boolean; isStarred?: boolean; folder?: EmailFolder };

/** The listed emails, refreshed when new ones arrive. */
export function useMails(view: MailView) {
  const kontor = useKontor();
  const client = useQueryClient();
  useLive('Email', () => void client.invalidateQueries({ queryKey: mailKey }));
  return useQuery({
    queryKey: [...listKey, view],
    queryFn: ({ signal }) => kontor.sample<EmailList>('GET', '/apps/email/emails', { query: { ...view, perPage }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One email, and whether the list has others before and after it. */
export function useMail(id: number, { folder, label, q }: MailView) {
  const kontor = useKontor();
  return useQuery({
    queryKey: [...oneKey, id, folder, label, q],
    queryFn: ({ signal }) =>
      kontor.sample<EmailWithNeighbours>('GET', '/apps/email/get-email', { query: { id, folder, label, q }, signal }),
    retry: false,
  });
}

/** Changes emails on the screen at once, then on the server. */
export function useMailChanges(view: MailView) {
  const kontor = useKontor();
  const client = useQueryClient();
  const notify = useNotify();
  const show = async (ids: readonly number[], changed: <Mail extends EmailRecord>(email: Mail) => Mail) => {
    await client.cancelQueries({ queryKey: mailKey });
    const one = <Mail extends EmailRecord>(email: Mail): Mail => (ids.includes(email.id) ? changed(email) : email);
    client.setQueriesData<EmailList>({ queryKey: listKey }, (list) => list && { ...list, emails: list.emails.map(one) });
    client.setQueriesData<EmailList>(
      { queryKey: [...listKey, view] },
      (list) => list && { ...list, emails: list.emails.filter((email) => liesIn(email, view.folder)) },
    );
    client.setQueriesData<EmailWithNeighbours>({ queryKey: oneKey }, (email) => email && one(email));
  };
  const onError = (error: Error) => notify(error.message, { type: 'error' });
  const onSettled = () => client.invalidateQueries({ queryKey: mailKey });
  const { mutateAsync: update } = useMutation({
    mutationFn: ({ ids, change }: { ids: number[]; change: MailChange }) =>
      kontor.sample('POST', '/apps/email/update-emails', { body: { emailIds: ids, dataToUpdate: change } }),
    onMutate: ({ ids, change }) => show(ids, (email) => ({ ...email, ...change })),
    onError,
    onSettled,
  });
  const { mutate: toggle } = useMutation({
    mutationFn: ({ ids, label }: { ids: number[]; label: EmailLabel }) =>
      kontor.sample('POST', '/apps/email/update-emails-label', { body: { emailIds: ids, label } }),
    onMutate: ({ ids, label }) => show(ids, (email) => ({ ...email, labels: toggleLabel(email.labels, label) })),
    onError,
    onSettled,
  });
  const { mutate: emptyTrash } = useMutation({
    mutationFn: () => kontor.sample('DELETE', '/apps/email/trash'),
    onError,
    onSettled,
  });
  // Errors have been reported already.
  const change = (ids: number[], what: MailChange) => void update({ ids, change: what }).catch(() => undefined);
  return { change, toggle: (ids: number[], label: EmailLabel) => toggle({ ids, label }), emptyTrash };
}
