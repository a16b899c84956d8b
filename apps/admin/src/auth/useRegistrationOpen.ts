import { useQuery } from '@tanstack/react-query';

/** Whether strangers may make themselves an account here; unknown counts as no. */
export function useRegistrationOpen(): boolean {
  const { data } = useQuery({
    queryKey: ['registration'],
    queryFn: async ({ signal }) => {
      const response = await fetch('/api/v1/registration', { signal, headers: { Accept: 'application/json' } });
      return response.ok ? ((await response.json()) as { open: boolean }) : { open: false };
    },
    staleTime: 300_000,
    retry: false,
  });
  return data?.open ?? false;
}
