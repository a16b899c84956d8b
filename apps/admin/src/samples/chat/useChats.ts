import type { ChatOverview, ChatProfileInput, ChatProfileRecord, ChattingContact } from '@kontor/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useLive } from '../../platform/api/live/useLive.ts';

export const overviewKey = ['chat', 'overview'];
const profileKey = ['chat', 'profile'];

/** Sorts chats by their last message, newest first. */
export const byLastMessage = (chats: readonly ChattingContact[]): ChattingContact[] =>
  chats.toSorted((a, b) => ((a.chat.lastMessage?.time ?? '') < (b.chat.lastMessage?.time ?? '') ? 1 : -1));

/** The contacts and last messages, kept fresh by live events. */
export function useChats() {
  const kontor = useKontor();
  const client = useQueryClient();
  useLive('Chat', () => void client.invalidateQueries({ queryKey: overviewKey }));
  return useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => kontor.sample<ChatOverview>('GET', '/apps/chat/chats-and-contacts', { signal }),
  });
}

/** The person's own chat profile. */
export function useOwnProfile(enabled = true) {
  const kontor = useKontor();
  const client = useQueryClient();
  const notify = useNotify();
  const profile = useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => kontor.sample<ChatProfileRecord>('GET', '/apps/chat/users/profile-user', { signal }),
    enabled,
  });
  const { mutate, mutateAsync } = useMutation({
    mutationFn: (changes: ChatProfileInput) =>
      kontor.sample<ChatProfileRecord>('POST', '/apps/chat/users/profile-user', { body: changes }),
    onMutate: ({ status, isNotificationsOn }) => {
      const before = client.getQueryData<ChatProfileRecord>(profileKey);
      if (before)
        client.setQueryData<ChatProfileRecord>(profileKey, {
          ...before,
          status: status ?? before.status,
          settings: { ...before.settings, isNotificationsOn: isNotificationsOn ?? before.settings.isNotificationsOn },
        });
      return before;
    },
    onSuccess: (saved) => client.setQueryData(profileKey, saved),
    onError: (error: Error, _changes, before) => {
      client.setQueryData(profileKey, before);
      notify(error.message, { type: 'error' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: overviewKey }),
  });
  return { ...profile, change: mutate, save: mutateAsync };
}
