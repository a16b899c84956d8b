import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { todayHere } from './today.ts';
import { useTimeUrl } from './useTimeUrl.ts';

const at = (search: string) =>
  renderHook(useTimeUrl, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[`/timeSheets/index${search}`]}>{children}</MemoryRouter>,
  }).result.current;

it('takes the week and the period of the address', () => {
  expect(at('?week=2026-02-28').week).toBe('2026-02-28');
  expect(at('?from=2026-02-01&to=2026-02-28').period).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

it.each(['2026-02-31', '2026-13-01', 'soon', ''])('takes today and this month in the place of %p, which is no day', (date) => {
  expect(at(`?week=${date}`).week).toBe(todayHere());
  expect(at(`?from=2026-01-01&to=${date}`).period).toEqual(at('').period);
});
