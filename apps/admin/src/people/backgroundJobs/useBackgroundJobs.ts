import type { BackgroundJobRecord } from '@kontor/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useLive } from '../../platform/api/live/useLive.ts';

export const backgroundJobsKey = ['backgroundJobs'];

/** The person's background jobs, read again with each step that one takes. */
export function useBackgroundJobs() {
  const { call } = useKontor();
  const queryClient = useQueryClient();
  useLive('BackgroundJob', () => void queryClient.invalidateQueries({ queryKey: backgroundJobsKey }));
  return useQuery({
    queryKey: backgroundJobsKey,
    queryFn: ({ signal }) => call<BackgroundJobRecord[]>('GET', '/background-jobs', { signal }),
  });
}

export const isUnderWay = ({ endedAt }: BackgroundJobRecord): boolean => endedAt === null;
