import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aTaskRecord } from '@kontor/demo-data';
import type { ProjectTimeline, TimelineTask } from '@kontor/domain';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { touchedBy } from '../../platform/api/subjects.ts';
import { openScreen, type Answer } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { TimelinePage } from './TimelinePage.tsx';

const design: TimelineTask = {
  id: 5,
  version: 3,
  projectId: 1,
  name: 'Design',
  startDate: '2026-12-07',
  dueDate: '2026-12-11',
  assigneeId: 4,
  assigneeName: 'Øyvind Ås',
  estimateMinutes: 6000,
  loggedMinutes: 1500,
  isDone: false,
  predecessors: [],
};
const timeline = (task: TimelineTask): ProjectTimeline => ({
  from: '2026-11-01',
  to: '2027-05-31',
  hasMore: false,
  outside: [],
  workdayMinutes: 480,
  country: 'LT',
  projects: [
    {
      id: 1,
      version: 1,
      code: 'P-1',
      name: 'Portal',
      customerId: 1,
      customerName: 'Acme',
      status: 'active',
      startDate: '2026-11-01',
      endDate: '2027-01-31',
      budgetMinutes: null,
      loggedMinutes: 1500,
    },
  ],
  tasks: [task],
  milestones: [{ id: 7, version: 1, projectId: 1, name: 'Delivery', dueDate: '2026-12-18', isDone: false }],
});
const at = '/projectTimeLine/index?date=2026-12-01';

/** Opens the page on a server that has the task; `refuse` answers its saving instead. */
function open(address = at, refuse?: () => Answer) {
  let task = design;
  const queries: Record<string, string>[] = [];
  const colleagueSets = (change: Partial<TimelineTask>): void => {
    task = { ...task, ...change, version: task.version + 1 };
  };
  const opened = openScreen(<TimelinePage />, {
    at: address,
    server: ({ method, path, body, query }) => {
      if (path === '/project-timeline') queries.push(Object.fromEntries(query));
      if (path === '/project-timeline') return { body: timeline(task) };
      if (path !== '/tasks/5') return { body: [] };
      if (method === 'PUT' && refuse) return refuse();
      if (method === 'PUT')
        task = { ...task, startDate: String(body['startDate']), dueDate: String(body['dueDate']), version: task.version + 1 };
      const { projectId, name, startDate, dueDate, version } = task;
      return { body: aTaskRecord({ id: 5, projectId, name, startDate, dueDate, version, estimateMinutes: 6000 }) };
    },
  });
  return { ...opened, queries, colleagueSets };
}
/** By its label: searching by role walks the whole chart each time. */
const bar = () => screen.findByLabelText(/^Design/);
// jsdom knows pointer events by name alone: a mouse event has the place of the pointer.
const pointer = (on: Element, type: string, clientX: number) =>
  fireEvent(on, new MouseEvent(type, { clientX, bubbles: true, cancelable: true }));

beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(cleanup);

describe('the project timeline', () => {
  it('says of each bar in words what it is', async () => {
    open();
    expect(await bar()).toHaveAccessibleName('Design, 7 Dec 2026 – 11 Dec 2026, Øyvind Ås, 25% of the hours logged');
    expect(screen.getByLabelText('Milestone: Delivery, 18 Dec 2026')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Portal, 1 Nov 2026/)).toBeInTheDocument();
  });

  it('moves a bar by keys, several steps as one change, at the version it shows, and takes it back', async () => {
    const { user, writes } = open();
    (await bar()).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowDown}');
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(writes[0]).toMatchObject({
      method: 'PUT',
      path: '/tasks/5',
      body: { startDate: '2026-12-09', dueDate: '2026-12-13', version: 3 },
    });
    expect(writes[1]).toMatchObject({ body: { dueDate: '2026-12-14', version: 4 } });
    const [undo] = await screen.findAllByText('Undo');
    await user.click(undo as HTMLElement);
    await waitFor(() => expect(writes).toHaveLength(3));
    expect(writes[2]).toMatchObject({ body: { startDate: '2026-12-09', dueDate: '2026-12-13', version: 5 } });
  });

  it('moves a bar and its end by dragging, whole days, and opens nothing then', async () => {
    const { writes } = open();
    const design = await bar();
    Object.assign(design, { setPointerCapture: () => undefined, releasePointerCapture: () => undefined });
    const drag = (on: Element, by: number): void => {
      pointer(on, 'pointerdown', 100);
      pointer(design, 'pointermove', 100 + by);
      pointer(design, 'pointerup', 100 + by);
      fireEvent.click(on);
    };
    drag(design, 29);
    await waitFor(() => expect(writes[0]).toMatchObject({ body: { startDate: '2026-12-09', dueDate: '2026-12-13' } }));
    drag(design.querySelector('[data-edge="end"]') as Element, -14);
    await waitFor(() => expect(writes[1]).toMatchObject({ body: { startDate: '2026-12-09', dueDate: '2026-12-12' } }));
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
  });

  it('leaves a bar where it was when Escape is pressed while it is dragged, and opens nothing then', async () => {
    const { user, writes } = open();
    const design = await bar();
    Object.assign(design, { setPointerCapture: () => undefined, releasePointerCapture: () => undefined });
    pointer(design, 'pointerdown', 100);
    pointer(design, 'pointermove', 129);
    expect(design).toHaveAccessibleName(/9 Dec 2026/);
    await user.keyboard('{Escape}');
    pointer(design, 'pointermove', 143);
    expect(design).toHaveAccessibleName(/7 Dec 2026 – 11 Dec 2026/);
    pointer(design, 'pointerup', 143);
    fireEvent.click(design);
    expect(writes).toEqual([]);
    expect(document.querySelector('[role=alertdialog], [role=dialog]')).toBeNull();
  });

  it.each([
    ['takes no move back that a colleague has replaced', { startDate: '2027-01-11', dueDate: '2027-01-15' }, 1],
    ['takes a move back although a colleague has renamed the task', { name: 'Design, second' }, 2],
  ])('%s', async (_name, change, saved) => {
    const { user, writes, colleagueSets } = open();
    (await bar()).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    const undo = await screen.findByText('Undo');
    colleagueSets(change);
    await user.click(undo);
    if (saved === 1) expect(await screen.findByText(/"Design" has other dates by now/)).toBeVisible();
    await waitFor(() => expect(writes).toHaveLength(saved));
    if (saved === 2)
      expect(writes[1]).toMatchObject({ body: { ...change, startDate: '2026-12-07', dueDate: '2026-12-11', version: 5 } });
  });

  it('tells that somebody else changed it meanwhile, and shows what is stored', async () => {
    const { user, writes } = open(at, () => ({
      status: 409,
      body: { code: 'error.stale', message: 'Somebody else has saved this in the meantime.', params: { version: 9 } },
    }));
    (await bar()).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(await screen.findByText(/in the meantime/)).toBeVisible();
    expect(writes).toHaveLength(1);
    await waitFor(async () => expect(await bar()).toHaveAccessibleName(/7 Dec 2026 – 11 Dec 2026/));
  });

  it('asks for what its address says: scale, date, filters', async () => {
    const { queries, user, location } = open('/projectTimeLine/index?date=2026-12-01&scale=months&customerId=3&scope=all');
    await bar();
    expect(queries[0]).toEqual({ from: '2026-10-01', to: '2028-05-31', customerId: '3', scope: 'all' });
    await user.click(screen.getByText('Days'));
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ from: '2026-11-23', to: '2027-01-24' }));
    expect(location()?.search).toContain('scale=days');
  });

  it('is read again when a colleague changes a task, a milestone, a project or hours', () => {
    for (const name of ['tasks', 'milestones', 'projects', 'timeSheets']) expect(touchedBy(name)).toContain('projects');
  });

  it('folds a project, and all of them, in its address', async () => {
    const { user, location } = open();
    await bar();
    await user.click(screen.getByLabelText('Fold Portal'));
    await waitFor(() => expect(screen.queryByLabelText(/^Design/)).toBeNull());
    expect(location()?.search).toContain('except=project-1');
    await user.click(screen.getByLabelText('Unfold all'));
    await bar();
    await user.click(screen.getByLabelText('Fold all'));
    await waitFor(() => expect(screen.queryByLabelText(/^Design/)).toBeNull());
  });

  it('has a table with the same rows', async () => {
    open(`${at}&view=table`);
    const row = (await screen.findByText('Design')).closest('tr');
    expect([...(row?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['Design', 'Øyvind Ås', '7 Dec 2026', '11 Dec 2026', '25 h of 100 h', '', ''],
    ]);
  });

  it('stays in sight, with the focus on what opened it, while a form is fetched', async () => {
    const page = (
      <Suspense fallback="Fetching">
        <TimelinePage />
      </Suspense>
    );
    const { user } = openScreen(page, {
      at,
      server: ({ path }) => ({ body: path === '/project-timeline' ? timeline(design) : [] }),
    });
    await bar();
    const opener = screen.getByText('Add a milestone');
    opener.focus();
    fireEvent.click(opener);
    expect(screen.queryByText('Fetching')).toBeNull();
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('prints how far a task is and how much a person has to do, which browsers leave out with the backgrounds', async () => {
    const colourOnPaper = (on: Element): string => getComputedStyle(on).getPropertyValue('print-color-adjust');
    open();
    expect(colourOnPaper(await bar())).toBe('exact');
    cleanup();
    open(`${at}&by=person`);
    await bar();
    expect(colourOnPaper((await screen.findByText('75')).previousElementSibling as Element)).toBe('exact');
  });

  it('lists on a telephone what is late this week, and what has no dates at the end', async () => {
    const before = window.matchMedia;
    const listeners = { onchange: null, addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} };
    window.matchMedia = (media) => ({ ...listeners, media, matches: media.includes('max-width'), dispatchEvent: () => true });
    const tasks = [
      { ...design, id: 8, name: 'Late', startDate: '2026-01-05', dueDate: '2026-01-09' },
      { ...design, id: 9, name: 'Once', startDate: null, dueDate: null },
    ];
    openScreen(<TimelinePage />, {
      at: '/projectTimeLine/index',
      server: ({ path }) => ({ body: path === '/project-timeline' ? { ...timeline(design), tasks } : [] }),
    });
    const sections = await screen.findAllByRole('heading', { level: 3 });
    window.matchMedia = before;
    const textOf = (at: number) => sections.at(at)?.parentElement?.textContent;
    expect(sections.map(({ parentElement }) => parentElement?.textContent?.includes('Late'))).toEqual([
      ...[true, false, false, false, false, false, false],
    ]);
    expect(textOf(-1)).toMatch(/^No datesOncePortal/);
  });

  it('shows the load of a person by week', async () => {
    open(`${at}&by=person&view=table`);
    expect(await screen.findByText(/^Week 50: 75 h of 40 h, too much$/)).toBeVisible();
  });

  it('lets those move bars who may change tasks, and others read', async () => {
    const { user, writes } = openScreen(<TimelinePage />, {
      at,
      rules: [{ action: 'read', subject: 'all' }],
      server: () => ({ body: timeline(design) }),
    });
    (await bar()).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(await bar()).toHaveAccessibleName(/7 Dec 2026 – 11 Dec 2026/);
    expect(writes).toEqual([]);
    expect(screen.queryByText('Add a milestone')).toBeNull();
  });
});
