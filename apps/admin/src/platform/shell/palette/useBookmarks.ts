import { pages, type Bookmarks } from '@kontor/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useStore } from 'react-admin';
import { useKontor } from '../../api/dataProvider.ts';

const queryKey = ['bookmarks'];
const fiveMinutes = 300_000;
const flipped = (links: string[], link: string): string[] =>
  links.includes(link) ? links.filter((other) => other !== link) : [...links, link];

/**
 * The person's bookmarked addresses. The server stores them, for every device; a few pages that its list does not know are stored on this
 * device.
 */
export function useBookmarks(): { bookmarks: string[]; toggle: (link: string) => void } {
  const kontor = useKontor();
  const client = useQueryClient();
  const notify = useNotify();
  const [onDevice, setOnDevice] = useStore<string[]>('bookmarks', []);
  const { data: onServer = [] } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { bookmarks } = await kontor.sample<Bookmarks>('GET', '/api/bookmarks/data', { signal });
      return bookmarks.map(({ link }) => link);
    },
    staleTime: fiveMinutes,
    retry: false,
  });
  const { mutate } = useMutation({
    mutationFn: ({ id }: { id: number; link: string }) => kontor.sample('POST', '/api/bookmarks/update', { body: { id } }),
    onMutate: async ({ link }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<string[]>(queryKey, (links = []) => flipped(links, link));
    },
    onError: (error: Error, { link }) => {
      client.setQueryData<string[]>(queryKey, (links = []) => flipped(links, link));
      notify(error.message, { type: 'error' });
    },
  });
  const known = (link: string) => pages.find((page) => page.link === link);
  return {
    bookmarks: [...onServer, ...onDevice.filter((link) => !known(link))],
    toggle: (link) => {
      const page = known(link);
      if (page) mutate({ id: page.id, link });
      else setOnDevice(flipped(onDevice, link));
    },
  };
}
