import { arrangedPanels, type DashboardLayoutInput, type DashboardLayoutRecord } from '@kontor/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useKontor } from '../../../platform/api/dataProvider.ts';

const queryKey = ['dashboard-layout'];
const usual: DashboardLayoutRecord = { panels: arrangedPanels([]), hidden: [] };

/** The person's arrangement of the dashboard, undefined until it is known. Without an answer it is the usual one. */
export function useDashboardLayout() {
  const kontor = useKontor();
  const queryClient = useQueryClient();
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => kontor.call<DashboardLayoutRecord>('GET', '/dashboard-layout', { signal }),
  });
  const write = async (call: Promise<DashboardLayoutRecord>): Promise<void> => {
    queryClient.setQueryData(queryKey, await call);
  };
  return {
    layout: data ?? (isError ? usual : undefined),
    arrange: (body: DashboardLayoutInput) => write(kontor.call<DashboardLayoutRecord>('PUT', '/dashboard-layout', { body })),
    reset: () => write(kontor.call<DashboardLayoutRecord>('DELETE', '/dashboard-layout')),
  };
}
