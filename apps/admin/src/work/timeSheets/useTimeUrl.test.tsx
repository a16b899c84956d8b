import { afterEach, expect, it } from '@jest/globals';
import { anOrganisationRecord } from '@kontor/demo-data';
import { periodOf, todayIn } from '@kontor/domain';
import { cleanup, waitFor } from '@testing-library/react';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { useTimeUrl } from './useTimeUrl.ts';

afterEach(cleanup);

/** These two zones never share a date. */
const zones = ['Pacific/Kiritimati', 'Etc/GMT+12'];

function at(search: string, timeZone = 'Europe/Vilnius') {
  const seen = { url: undefined as ReturnType<typeof useTimeUrl> | undefined };
  const Reader = () => {
    seen.url = useTimeUrl();
    return null;
  };
  openScreen(<Reader />, {
    at: `/timeSheets/index${search}`,
    server: () => ({ body: anOrganisationRecord({ timeZone }) }),
  });
  return seen;
}

it('takes the week and the period of the address', () => {
  expect(at('?week=2026-02-28').url?.week).toBe('2026-02-28');
  expect(at('?from=2026-02-01&to=2026-02-28').url?.period).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

it.each(['2026-02-31', '2026-13-01', 'soon', ''])('takes today and this month in the place of %p, which is no day', (date) => {
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  expect(at(`?week=${date}`).url?.week).toBe(today);
  expect(at(`?from=2026-01-01&to=${date}`).url?.period).toEqual(periodOf('thisMonth', today));
});

it.each(zones)('begins with the day of an organisation in %s, wherever the person is', async (zone) => {
  const seen = at('', zone);
  await waitFor(() => expect(seen.url?.week).toBe(todayIn(zone, new Date())));
});
