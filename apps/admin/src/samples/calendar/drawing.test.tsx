import { expect, it } from '@jest/globals';
import { emptyEvent, type CalendarEventRecord } from '@kontor/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import { knownWords } from '../../platform/i18n/words.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { CalendarPage } from './CalendarPage.tsx';

const events = Array.from({ length: 30 }, (_, at): CalendarEventRecord => ({
  ...emptyEvent(at + 1),
  title: `Event ${at + 1}`,
  start: '2026-03-10T09:00:00.000Z',
  end: '2026-03-10T10:00:00.000Z',
  allDay: false,
}));

/** Counts how often events are drawn, by their keyboard hint. */
function open(view: string) {
  const words = polyglot(() => knownWords('en') as never, 'en');
  let drawn = 0;
  const translate: typeof words.translate = (key, options) => {
    if (key === 'calendar.keys') drawn += 1;
    return words.translate(key, options);
  };
  const shown = openScreen(<CalendarPage />, {
    at: `/calendar/index?date=2026-03-10&view=${view}`,
    i18nProvider: { ...words, translate },
    server: () => ({ body: events }),
  });
  return { ...shown, drawn: () => drawn };
}

it.each(['month', 'week', 'day', 'list'])('draws no event again while one scrolls or types: %s', async (view) => {
  const { user, drawn } = open(view);
  await screen.findAllByText(/^Event 1$/);
  await user.click(screen.getByText('Add event'));
  const title = await screen.findByLabelText(/Title/);
  await waitFor(() => expect(drawn()).toBeGreaterThan(0));
  const before = drawn();
  act(() => void fireEvent.scroll(window, { target: { scrollY: 600 } }));
  await user.type(title, 'Trip to the coast');
  await waitFor(() => expect(title).toHaveProperty('value', 'Trip to the coast'));
  expect(drawn()).toBe(before);
});

it('draws no event again when a calendar without events is hidden', async () => {
  const { user, drawn, location } = open('week');
  await screen.findAllByText(/^Event 1$/);
  const before = drawn();
  await user.click(screen.getByLabelText('Holiday'));
  await waitFor(() => expect(location()?.search).toContain('calendars='));
  expect(drawn()).toBe(before);
});
