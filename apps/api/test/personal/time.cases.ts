import { listPath } from '../test-app.ts';
import { aNotification } from '../builders/notification.ts';
import { next, store } from '../builders/store.ts';
import { aTimer } from '../builders/time-entry.ts';
import { reads, writes, type PersonalCase } from './case.ts';
import type { People } from './people.ts';

const timer = '/api/v1/time-entries/timer';
const start = async ({ api, owner, projectId }: People): Promise<void> => {
  await api.sql('delete from timer');
  await store(api, aTimer({ userId: owner.userId, projectId }));
};
const entry = async ({ api, owner, projectId }: People, date: string): Promise<void> => {
  await api.sql(`insert into time_entry (user_id, project_id, work_date, minutes, billable) values ($1, $2, ${date}, 77, true)`, [
    owner.userId,
    projectId,
  ]);
};
const news = ({ api, owner, mark }: People): Promise<number> =>
  store(api, aNotification({ userId: owner.userId, params: {}, dedupeKey: `${mark}${next()}` }));
const notifications = '/api/v1/notifications';
const forget = async ({ api, owner }: People): Promise<void> => {
  await api.sql('delete from notification_preference where user_id = $1', [owner.userId]);
};

/** A role with rights over all hours and notifications still has a timer and notifications of its own. */
export const timeCases: Record<string, PersonalCase> = {
  'GET /api/v1/time-entries/timer': reads((by) => by.get(timer), {
    given: start,
    shows: (body: { timer: object | null }) => body.timer !== null,
  }),
  'POST /api/v1/time-entries/timer/start': writes(
    'timer',
    (by, { projectId }) => by.post(`${timer}/start`).send({ projectId, billable: true }),
    async ({ api }) => void (await api.sql('delete from timer')),
  ),
  'POST /api/v1/time-entries/timer/stop': writes('timer', (by) => by.post(`${timer}/stop`).send({}), start),
  'DELETE /api/v1/time-entries/timer': writes('timer', (by) => by.delete(timer), start),
  'POST /api/v1/time-entries/copy-week': writes(
    'time_entry',
    (by) => by.post('/api/v1/time-entries/copy-week').send({ from: '2025-03-03', to: '2025-03-17' }),
    (people) => entry(people, `'2025-03-03'`),
  ),
  'GET /api/v1/dashboard': reads((by) => by.get('/api/v1/dashboard'), {
    given: (people) => entry(people, 'current_date'),
    shows: ({ minutesThisWeek }: { minutesThisWeek: { value: number } | null }) => (minutesThisWeek?.value ?? 0) > 0,
    onlyWith: 'GET /api/v1/time-entries',
  }),
  'GET /api/v1/notifications': reads((by, _people, id) => by.get(listPath('notifications', { filter: { id: [Number(id)] } })), {
    given: news,
    shows: (body: object[]) => body.length > 0,
  }),
  'GET /api/v1/notifications/unread-count': reads((by) => by.get(`${notifications}/unread-count`), {
    given: news,
    shows: ({ unread }: { unread: number }) => unread > 0,
  }),
  'POST /api/v1/notifications/mark-read': writes(
    'notification',
    (by, _people, id) => by.post(`${notifications}/mark-read`).send({ ids: [Number(id)] }),
    news,
  ),
  'GET /api/v1/notifications/preferences': reads((by) => by.get(`${notifications}/preferences`), {
    given: async (people) => {
      await forget(people);
      await people.owner
        .put(`${notifications}/preferences`)
        .send({ kind: 'timerRunsLong', inApp: false, byEmail: false })
        .expect(200);
    },
    shows: (body: { kind: string; inApp: boolean }[]) => body.some(({ kind, inApp }) => kind === 'timerRunsLong' && !inApp),
  }),
  'PUT /api/v1/notifications/preferences': writes(
    'notification_preference',
    (by) => by.put(`${notifications}/preferences`).send({ kind: 'invoicePaid', inApp: true, byEmail: true }),
    forget,
  ),
};
