import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  minutesBetween,
  type CurrentTimer,
  type TimeEntryRecord,
  type TimerInput,
  type TimerRecord,
  type TimerStopInput,
} from '@kontor/domain';
import { useEffect, useState } from 'react';
import { useKontor } from '../../../platform/api/dataProvider.ts';

/** The running timer, from the server: every tab and device shows the same one, also after a reload. */
export function useTimer() {
  const kontor = useKontor();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: ['timeSheets', 'timer'],
    queryFn: ({ signal }) => kontor.call<CurrentTimer>('GET', '/time-entries/timer', { signal }),
    refetchInterval: 300_000,
  });
  const timer = data?.timer ?? null;
  const [now, setNow] = useState(() => new Date().toISOString());
  const isRunning = timer !== null;
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(new Date().toISOString());
    tick();
    const interval = setInterval(tick, 10_000);
    return () => clearInterval(interval);
  }, [isRunning]);
  const set = (next: TimerRecord | null) => {
    queryClient.setQueryData<CurrentTimer>(['timeSheets', 'timer'], { timer: next });
    void queryClient.invalidateQueries({ queryKey: ['timeSheets'] });
  };
  return {
    timer,
    /** Never negative, even if the browser's clock is behind the server's. */
    minutes: timer ? Math.max(minutesBetween(timer.startedAt, now), 0) : 0,
    start: async (input: TimerInput) => set(await kontor.call<TimerRecord>('POST', '/time-entries/timer/start', { body: input })),
    stop: async (said: TimerStopInput = {}) => {
      const entry = await kontor.call<TimeEntryRecord>('POST', '/time-entries/timer/stop', { body: said });
      set(null);
      return entry;
    },
    discard: async () => {
      await kontor.call('DELETE', '/time-entries/timer');
      set(null);
    },
  };
}
