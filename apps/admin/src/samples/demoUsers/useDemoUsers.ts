import type { DemoUserAnswer, DemoUserInput, DemoUserPage } from '@kontor/domain';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useKontor } from '../../platform/api/dataProvider.ts';

const all = ['demoUsers'];
type DemoUserChoice = { q: string; page: number; role: string; currentPlan: string; status: string };

export function useDemoUsers(query: DemoUserChoice) {
  const kontor = useKontor();
  return useQuery({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => kontor.sample<DemoUserPage>('GET', '/api/users/list/data', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useDemoUser(id: string) {
  const kontor = useKontor();
  return useQuery({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => kontor.sample<DemoUserAnswer>('GET', '/api/users/user', { query: { id }, signal }),
  });
}

/** Adds and removes sample users, and refreshes their list. */
export function useChangeDemoUsers() {
  const kontor = useKontor();
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: all });
  return {
    add: async (user: DemoUserInput) => {
      await kontor.sample('POST', '/apps/users/add-user', { body: user });
      await readAgain();
    },
    remove: async (id: number) => {
      await kontor.sample('DELETE', '/apps/users/delete', { query: { id } });
      await readAgain();
    },
  };
}
