import { describe, expect, it } from '@jest/globals';
import { changedEvent, emptyEvent, type AgendaEntry, type CalendarEventRecord } from '@kontor/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { CalendarPage } from './CalendarPage.tsx';

const fair: CalendarEventRecord = {
  id: 1,
  url: '',
  title: 'Fair',
  start: '2026-03-10',
  end: '2026-03-11',
  allDay: true,
  extendedProps: { calendar: 'Business' },
};
const due: AgendaEntry = { kind: 'invoiceDue', date: '2026-03-12', title: 'Acme, INV-1', subject: 'Invoice', recordId: 1 };

/** Opens the page on a server with its own events. */
function open(at: string, stored = [fair]) {
  const asked: string[] = [];
  const opened = openScreen(<CalendarPage />, {
    at,
    server: ({ method, path, body, query }) => {
      if (method === 'GET') asked.push(path);
      const sent = body['event'] as CalendarEventRecord;
      if (path.endsWith('/add-event')) stored = [...stored, changedEvent(emptyEvent(9), sent)];
      if (path.endsWith('/update-event')) stored = stored.map((one) => (one.id === sent.id ? changedEvent(one, sent) : one));
      if (path.endsWith('/remove-event')) stored = stored.filter(({ id }) => id !== Number(query.get('id')));
      return { body: !path.endsWith('/agenda') ? stored : query.get('from') === '2026-01-01' ? [due] : [] };
    },
  });
  return { ...opened, asked };
}
/** Finds a button by its text: searching by role walks the whole month each time. */
const button = async (words: string | RegExp): Promise<HTMLElement> =>
  (await screen.findByText(words)).closest('button') as HTMLElement;
const focusOn = async (words: string): Promise<void> => {
  const found = await button(words);
  act(() => found.focus());
};
const month = '/calendar/index?date=2026-03-22';
const events = (): string[] => [...document.querySelectorAll('[data-entry]')].map((one) => one.textContent ?? '');

describe('the calendar', () => {
  it('shows all five calendars at first, and asks nothing of Kontor', async () => {
    const { user, asked, location } = open(month);
    await button('Fair');
    const mine = within(screen.getByRole('group', { name: 'My calendars' })).getAllByRole('checkbox');
    expect(mine.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, true, true, true]);
    expect(asked).not.toContain('/agenda');
    await user.click(screen.getByLabelText('Business'));
    await waitFor(() => expect(events()).toEqual([]));
    await user.click(screen.getByLabelText('Invoices due'));
    await button('Acme, INV-1');
    expect(location()?.search).toBe('?date=2026-03-22&calendars=Personal%2CFamily%2CHoliday%2CETC&kontor=invoiceDue');
  });

  it('says that there is nothing only when all dates are there', async () => {
    let arrive: (() => void) | undefined;
    const agenda = new Promise<void>((resolve) => (arrive = resolve));
    openScreen(<CalendarPage />, {
      at: `${month}&view=list&kontor=invoiceDue`,
      server: async ({ path }) => {
        if (!path.endsWith('/agenda')) return { body: [] };
        await agenda;
        return { body: [] };
      },
    });
    await waitFor(() => expect(document.querySelector('.MuiSkeleton-root[style*="240px"]')).not.toBeNull());
    expect(screen.queryByText('No events this month.')).toBeNull();
    arrive?.();
    expect(await screen.findByText('No events this month.')).toBeVisible();
  });

  it('moves an event by the keyboard, lengthens it, and takes that back', async () => {
    const { user, writes } = open(month);
    await focusOn('Fair');
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await screen.findByText('"Fair" is now 11 Mar 2026.');
    expect(writes[0]?.body).toMatchObject({ event: { id: 1, start: '2026-03-11', end: '2026-03-12', allDay: true } });
    await waitFor(async () => expect(await button('Fair')).toHaveAttribute('title', expect.stringContaining('11 Mar')));
    await focusOn('Fair');
    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await waitFor(() => expect(writes[1]?.body).toMatchObject({ event: { start: '2026-03-11', end: '2026-03-13' } }));
    await user.click((await screen.findAllByText('Undo'))[0] as HTMLElement);
    await waitFor(() => expect(writes[2]?.body).toMatchObject({ event: { id: 1, end: '2026-03-12' } }));
  });

  it('writes down an event for the day on which Enter is pressed', async () => {
    const { user, writes, location } = open(month);
    await focusOn('22');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(location()?.search).toBe('?date=2026-03-29'));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^29: /));
    await user.keyboard('{Enter}');
    await user.type(await screen.findByLabelText(/Title/), 'Trip');
    await user.click(await button('Save'));
    await button('Trip');
    expect(writes[0]).toMatchObject({
      path: '/apps/calendar/add-event',
      body: {
        event: { title: 'Trip', start: '2026-03-29', end: '2026-03-30', allDay: true, extendedProps: { calendar: 'Personal' } },
      },
    });
  });

  it('deletes an event, and brings it back', async () => {
    const { user } = open(`${month}&view=list`);
    await user.click(await button('Fair'));
    await user.click(await button('Delete event'));
    await waitFor(() => expect(events()).toEqual([]));
    await user.click(await button('Undo'));
    await button('Fair');
  });

  it('makes an event last several whole days, or some hours, in its dialog', async () => {
    const { user, writes } = open(`${month}&view=list`);
    await user.click(await button('Fair'));
    const end = await screen.findByLabelText('Last day');
    await user.clear(end);
    await user.type(end, '2026-03-13');
    await user.click(await button('Save'));
    await waitFor(() =>
      expect(writes[0]?.body).toMatchObject({ event: { start: '2026-03-10', end: '2026-03-14', allDay: true } }),
    );
    await waitFor(() => expect(events()).toHaveLength(4));
    await user.click((await screen.findAllByText('Fair'))[0] as HTMLElement);
    await user.click(await screen.findByLabelText('All day'));
    await user.click(await button('Save'));
    await waitFor(() => expect(writes[1]?.body).toMatchObject({ event: { id: 1, allDay: false } }));
  });
});
