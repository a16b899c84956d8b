import type { OrganisationRecord } from '@kontor/domain';
import type { ImportKind } from '../../src/platform/imports/import.entity.ts';
import { operations } from '../operations.ts';
import { smtp } from '../smtp.ts';
import { aMail } from '../builders/mail.ts';
import { aNotification } from '../builders/notification.ts';
import { store } from '../builders/store.ts';
import { aVendor } from '../builders/bill.ts';
import { anImport } from '../builders/import.ts';
import { anItem } from '../builders/item.ts';
import { anErrorLog } from '../builders/error-log.ts';
import { aSecondFactor } from '../builders/user.ts';
import { aTimeImport, aTimer } from '../builders/time-entry.ts';
import type { Prepare } from './calls.ts';
import { entryFor, made, makers, nextDay, paymentOn, profileOf, projectFor, sentInvoice, writeOffOn } from './records.ts';
import type { World } from './world.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const picture = { name: 'receipt.png', type: 'image/png', content: png };
const week = { from: '2026-11-01', to: '2026-11-21' };
const bulk = (id: number): { query: Record<string, object> } => ({ query: { filter: { id: [id] } } });

const fileOf = async ({ admin }: World, subject: string, subjectId: number): Promise<{ id: number; version: number }> =>
  (
    await admin
      .post('/api/v1/files')
      .field('subject', subject)
      .field('subjectId', String(subjectId))
      .attach('file', picture.content, { filename: picture.name, contentType: picture.type })
      .expect(201)
  ).body as { id: number; version: number };
const ofProject = (world: World): Promise<{ id: number; version: number }> => fileOf(world, 'Project', world.projectId);
const documentOf = async ({ admin }: World): Promise<{ id: number; version: number }> =>
  (
    await admin
      .post('/api/v1/user-documents')
      .field('userId', String(admin.userId))
      .attach('file', picture.content, { filename: picture.name, contentType: picture.type })
      .expect(201)
  ).body as { id: number; version: number };
const projectIn =
  (status: string): Prepare =>
  async (world) => {
    const { id } = await made(world, 'projects');
    await world.api.sql('update project set status = $1 where id = $2', [status, id]);
    return { id };
  };
const entry: Prepare = async (world, { userId }) => ({ id: await entryFor(world, userId), version: 1 });
const csv = async (world: World, userId: number): Promise<object> => {
  const [row] = await world.api.sql<{ email: string; project: string }>(
    'select u.email, p.name as project from user_account u, project p where u.id = $1 and p.id = $2',
    [userId, world.projectId],
  );
  const date = nextDay();
  const content = `User,Email,Project,Description,Start date,Start time,End date,End time,Duration,Billable Rate,Amount
,${row?.email},${row?.project},Import,${date},09:00:00,${date},10:00:00,01:00:00,3456.47,3456.47\n`;
  return { fileName: 'a.csv', content, dateFormat: 'auto' };
};
const importOf = ({ api }: World, createdById: number): Promise<number> => store(api, aTimeImport({ createdById }));
const brought = ({ api }: World, createdById: number, kind: ImportKind): Promise<number> =>
  store(api, anImport({ createdById, kind }));
const listed = (headings: string, row: string) => ({
  body: { fileName: 'a.csv', content: `${headings}\n${row}\n`, dateFormat: 'auto', existing: 'skip' },
});
const openingBillOf = async ({ api, next }: World) => {
  const name = `Vendor ${next()}`;
  await store(api, aVendor({ name }));
  return listed('Number;Vendor;Date;Open', `OLD-1;${name};2020-01-31;86420,97`);
};
const openingStockOf = async ({ api, next }: World) => {
  const sku = `OS-${next()}`;
  await store(api, anItem({ sku, kind: 'goods', stockTracked: true }));
  return listed('Code;Quantity;Unit cost;Date', `${sku};2;1234,57;2026-01-05`);
};
const openingOf = async ({ api, customerId, next }: World) => {
  const [row] = await api.sql<{ name: string }>('select name from customer where id = $1', [customerId]);
  return listed('Number;Customer;Date;Open', `OLD-${next()};${row?.name};2020-01-31;86420,97`);
};
const errorOf = ({ api }: World): Promise<number> => store(api, anErrorLog());
const noteFor = ({ api }: World, userId: number): Promise<number> => store(api, aNotification({ userId }));
const mailOf = ({ api }: World): Promise<number> =>
  store(api, aMail({ text: 'Please pay 12.962,57 EUR, that is 12962.57', state: 'kept', subjectType: 'Invoice', subjectId: 1 }));
const someUser = async (world: World): Promise<{ id: number; version: number }> => made(world, 'users');
const hourOn = async (world: World): Promise<number> => {
  const project = await projectFor(world);
  await entryFor(world, world.admin.userId, project);
  return project;
};

const twoOf = async (world: World, resource: string) => {
  const [kept, merged] = [await made(world, resource), await made(world, resource)];
  return { id: kept.id, body: { mergedId: merged.id, mergedVersion: merged.version } };
};
const someone = { to: 'ona@example.com, rasa@example.com', subject: 'Again', message: 'As agreed by phone' };
const aMailServer = { host: 'smtp.example.com', port: 587, security: 'none', fromAddress: 'firm@example.com' };
/** The version to save one with. */
const noMailServer = async ({ api }: World): Promise<0> => {
  await api.sql('delete from mail_server');
  return 0;
};

const billedCustomer = async (world: World): Promise<number> => {
  const { id } = await sentInvoice(world);
  const [row] = await world.api.sql<{ id: number }>('select customer_id as id from invoice where id = $1', [id]);
  return row?.id ?? 0;
};

/** Calls of the firm's own API that need more than a record and its version. */
export const firmCalls: Record<string, Prepare> = {
  ...Object.fromEntries(
    ['customers', 'vendors'].flatMap((resource): [string, Prepare][] => [
      [
        `GET /api/v1/${resource}/{id}/merge/{mergedId}`,
        async (world) => {
          const { id, body } = await twoOf(world, resource);
          return { id, path: `/api/v1/${resource}/{id}/merge/${body.mergedId}` };
        },
      ],
      [`POST /api/v1/${resource}/{id}/merge`, (world) => twoOf(world, resource)],
    ]),
  ),
  'DELETE /api/v1/invoices/{id}': async (world) => made(world, 'invoices'),
  'PUT /api/v1/invoices/{id}/after-sending': async (world) => {
    const { id, version } = await sentInvoice(world);
    return {
      id,
      version,
      body: { internalNote: 'They asked for two more weeks', dueDate: '2026-12-09', dueDateReason: 'Agreed by phone' },
    };
  },
  'POST /api/v1/invoices/{id}/send': async (world) => ({
    id: (await made(world, 'invoices')).id,
    body: { to: 'rasa@example.com' },
  }),
  'POST /api/v1/invoices/{id}/void': async (world) => ({
    id: (await sentInvoice(world)).id,
    body: { reason: 'Invoiced twice' },
  }),
  'GET /api/v1/invoices/{id}/pdf': async (world) => {
    const { id } = await sentInvoice(world);
    await world.api.sql(`update invoice set pdf_state = 'failed' where id = $1`, [id]);
    return { id };
  },
  'GET /api/v1/invoices/{id}/e-invoice': async (world) => {
    for (const table of ['customer', 'organisation'])
      await world.api.sql(`update ${table} set electronic_address = '4006381333931', electronic_address_scheme = '0088'`);
    const { id } = await sentInvoice(world);
    await world.api.sql(`update invoice set e_invoice_state = 'failed' where id = $1`, [id]);
    return { id };
  },
  'GET /api/v1/invoices/{id}/preview-pdf': async (world) => ({ id: (await made(world, 'invoices')).id }),
  'GET /api/v1/invoices/{id}/hours-annex': async (world) => ({ id: (await made(world, 'invoices')).id }),
  'GET /api/v1/invoices/{id}/payments': async (world) => ({ id: (await paymentOn(world)).invoiceId }),
  'POST /api/v1/invoices/{id}/record-payment': async (world) => ({
    id: (await sentInvoice(world)).id,
    body: { paymentDate: '2026-11-21', amount: 1111.13, method: 'bankTransfer' },
  }),
  'POST /api/v1/invoices/{id}/mark-paid': async (world) => ({
    id: (await sentInvoice(world)).id,
    body: { paymentDate: '2026-11-21', method: 'bankTransfer' },
  }),
  'POST /api/v1/invoices/{id}/use-credit': async (world) => {
    await paymentOn(world, 99_999.13);
    return { id: (await sentInvoice(world)).id };
  },
  'POST /api/v1/invoices/{id}/write-off': async (world) => ({
    id: (await sentInvoice(world)).id,
    // More than half: a second one is refused, and the amount stays what the invoice tells.
    body: { writeOffDate: '2026-11-21', amount: 9112.17, reason: 'bankrupt' },
  }),
  'GET /api/v1/write-offs': async (world) => ((await writeOffOn(world)).id ? {} : {}),
  'GET /api/v1/write-offs/{id}': writeOffOn,
  'DELETE /api/v1/write-offs/{id}': async (world) => ({ ...(await writeOffOn(world)), version: 1 }),
  'POST /api/v1/payments': async (world) => {
    const invoices = [await sentInvoice(world), await sentInvoice(world)] as unknown as { id: number; customerId: number }[];
    return {
      body: {
        customerId: invoices[0]?.customerId,
        currency: 'EUR',
        paymentDate: '2026-11-21',
        method: 'bankTransfer',
        amount: 3333.17,
        allocations: invoices.map(({ id }) => ({ invoiceId: id, amount: 1111.13 })),
      },
    };
  },
  'GET /api/v1/payments/{id}': async (world) => ({ id: (await paymentOn(world)).paymentId }),
  'DELETE /api/v1/payments/{id}': async (world) => ({ id: (await paymentOn(world)).paymentId, version: 1 }),
  'GET /api/v1/time-entries/{id}': entry,
  'PUT /api/v1/time-entries/{id}': async (world, person) => ({
    ...(await entry(world, person)),
    body: await makers['time-entries']?.(world, person.userId),
  }),
  'DELETE /api/v1/time-entries/{id}': entry,
  'DELETE /api/v1/time-entries': async (world, { userId }) => bulk(await entryFor(world, userId)),
  'PATCH /api/v1/time-entries': async (world, { userId }) => ({
    ...bulk(await entryFor(world, userId)),
    body: { billable: false },
  }),
  'GET /api/v1/time-entries/day-allowance': (_, { userId }) => ({ query: { date: '2026-11-16', userId } }),
  'GET /api/v1/time-entries/days': () => ({ query: week }),
  'GET /api/v1/working-time': (_, { userId }) => ({ query: { ...week, userId } }),
  'GET /api/v1/agenda': () => ({ query: week }),
  'GET /api/v1/project-timeline': () => ({ query: week }),
  ...Object.fromEntries(
    operations
      .filter(({ path }) => path.startsWith('/api/v1/reports/'))
      .map(({ name }): [string, Prepare] => [name, () => ({ query: week })]),
  ),
  'POST /api/v1/calendar-feed': () => ({ body: { agenda: ['holiday'] } }),
  'PUT /api/v1/dashboard-layout': () => ({ body: { panels: ['hours'], hidden: [] } }),
  'PUT /api/v1/calendar-feed': async (_, by) => {
    await by.post('/api/v1/calendar-feed').send({ agenda: [] });
    return { body: { agenda: ['invoiceDue'] } };
  },
  'GET /api/v1/calendar-feed/{name}': async (_, by) => {
    const { body } = await by.post('/api/v1/calendar-feed').send({ agenda: ['invoiceDue'] });
    return {
      id: String((body as { address: string }).address)
        .split('/')
        .at(-1),
    };
  },
  'GET /api/v1/time-entries/overview': () => ({ query: { ...week, groupBy: 'project' } }),
  'GET /api/v1/time-entries/unbilled': async (world) => {
    const [row] = await world.api.sql<{ id: number }>('select customer_id as id from project where id = $1', [
      await hourOn(world),
    ]);
    return { query: { customerId: row?.id ?? 0 } };
  },
  'GET /api/v1/time-entries/unbilled-totals': async (world) => {
    await hourOn(world);
    return {};
  },
  'POST /api/v1/time-entries/copy-week': async (world, { userId }) => {
    await entryFor(world, userId);
    return { body: { from: '2023-01-02', to: '2022-01-03' } };
  },
  'POST /api/v1/time-entries/timer/start': async ({ api, projectId }, { userId }) => {
    await api.sql('delete from timer where user_id = $1', [userId]);
    return { body: { projectId, billable: true } };
  },
  ...Object.fromEntries(
    ['GET /api/v1/time-entries/timer', 'DELETE /api/v1/time-entries/timer', 'POST /api/v1/time-entries/timer/stop'].map(
      (name) => [
        name,
        async (world: World, { userId }: { userId: number }) => {
          await world.api.sql('delete from timer where user_id = $1', [userId]);
          await store(world.api, aTimer({ userId, projectId: world.projectId }));
          return name.endsWith('stop') ? { body: {} } : {};
        },
      ],
    ),
  ),
  ...Object.fromEntries(
    ['', '/pdf', '/letter'].map((part) => [
      `GET /api/v1/customers/{id}/statement${part}`,
      async (world: World) => ({ id: await billedCustomer(world), query: { from: '2020-01-01', to: '2029-12-31' } }),
    ]),
  ),
  'POST /api/v1/customers/{id}/statement/mail': async (world) => ({
    id: await billedCustomer(world),
    body: { ...someone, fromDate: '2020-01-01', toDate: '2029-12-31' },
  }),
  'GET /api/v1/payments/{id}/receipt': async (world) => ({ id: (await paymentOn(world)).paymentId }),
  'POST /api/v1/mails/{id}/send': async (world) => {
    const [mail] = await world.api.sql<{ id: number }>(
      `insert into mail (to_address, subject, text, attachments, state) values ('a@pavyzdys.example', 'News', 'News', '[]', 'kept') returning id`,
    );
    return { id: mail?.id ?? 0, body: { to: someone.to } };
  },
  'GET /api/v1/projects/{id}/figures': async (world) => ({ id: await hourOn(world) }),
  'GET /api/v1/projects/{id}/figures/rows': async (world) => ({ id: await hourOn(world), query: { figure: 'labour' } }),
  'GET /api/v1/projects/{id}/reprice': async (world) => ({ id: await hourOn(world), query: { from: '2022-01-01' } }),
  'POST /api/v1/projects/{id}/reprice': async (world) => ({ id: await hourOn(world), body: { from: '2022-01-01' } }),
  'POST /api/v1/projects/{id}/activate': projectIn('planned'),
  'POST /api/v1/projects/{id}/hold': projectIn('active'),
  'POST /api/v1/projects/{id}/complete': projectIn('active'),
  'POST /api/v1/projects/{id}/cancel': projectIn('active'),
  'PATCH /api/v1/users': async (world) => ({ ...bulk((await someUser(world)).id), body: { active: false } }),
  'POST /api/v1/users/{id}/reveal': async (world) => {
    const { id } = await someUser(world);
    return { id, body: { field: 'personalId' } };
  },
  'POST /api/v1/users/{id}/invite': someUser,
  'POST /api/v1/users/{id}/invitation-link': someUser,
  'POST /api/v1/users/{id}/resend-confirmation': someUser,
  'POST /api/v1/users/{id}/turn-off-second-factor': async (world) => {
    const { id } = await someUser(world);
    await store(world.api, aSecondFactor({ userId: id }));
    await world.api.sql('update user_account set second_factor_at = now() where id = $1', [id]);
    return { id };
  },
  'POST /api/v1/user-documents': (_, { userId }) => ({ form: { userId }, file: picture }),
  'GET /api/v1/user-documents': async (world) => ((await documentOf(world)).id ? {} : {}),
  'GET /api/v1/user-documents/{id}': documentOf,
  'GET /api/v1/user-documents/{id}/content': documentOf,
  'DELETE /api/v1/user-documents/{id}': documentOf,
  'PUT /api/v1/user-documents/{id}': async (world) => ({ ...(await documentOf(world)), body: { validUntil: '2027-01-01' } }),
  'POST /api/v1/files': async (world) => ({ form: { subject: 'Project', subjectId: world.projectId }, file: picture }),
  'GET /api/v1/files': async (world) => {
    await fileOf(world, 'Invoice', (await sentInvoice(world)).id);
    return {};
  },
  'GET /api/v1/files/{id}': ofProject,
  'GET /api/v1/files/{id}/content': ofProject,
  'DELETE /api/v1/files/{id}': async (world) => ({ id: (await ofProject(world)).id, version: 1 }),
  'POST /api/v1/time-imports': async (world, { userId }) => ({ body: await csv(world, userId) }),
  'POST /api/v1/time-imports/preview': async (world, { userId }) => ({ body: await csv(world, userId) }),
  'GET /api/v1/time-imports': async (world, { userId }) => ((await importOf(world, userId)) ? {} : {}),
  'GET /api/v1/time-imports/{id}': async (world, { userId }) => ({ id: await importOf(world, userId) }),
  'POST /api/v1/time-imports/{id}/undo': async (world, { userId }) => ({ id: await importOf(world, userId) }),
  'GET /api/v1/customer-imports': async (world, { userId }) => ((await brought(world, userId, 'Customer')) ? {} : {}),
  'POST /api/v1/customer-imports': () => listed('Name,Contact person', 'Import AS,Kari Nordmann'),
  'POST /api/v1/customer-imports/preview': () => listed('Name,Contact person', 'Import AS,Kari Nordmann'),
  'POST /api/v1/customer-imports/{id}/undo': async (world, { userId }) => ({ id: await brought(world, userId, 'Customer') }),
  'GET /api/v1/vendor-imports': async (world, { userId }) => ((await brought(world, userId, 'Vendor')) ? {} : {}),
  'POST /api/v1/vendor-imports': () => listed('Name,City', 'Import AS,Oslo'),
  'POST /api/v1/vendor-imports/preview': () => listed('Name,City', 'Import AS,Oslo'),
  'POST /api/v1/vendor-imports/{id}/undo': async (world, { userId }) => ({ id: await brought(world, userId, 'Vendor') }),
  'GET /api/v1/opening-stock-imports': async (world, { userId }) => ((await brought(world, userId, 'StockMove')) ? {} : {}),
  'POST /api/v1/opening-stock-imports': openingStockOf,
  'POST /api/v1/opening-stock-imports/preview': openingStockOf,
  'POST /api/v1/opening-stock-imports/{id}/undo': async (world, { userId }) => ({
    id: await brought(world, userId, 'StockMove'),
  }),
  'GET /api/v1/opening-bill-imports': async (world, { userId }) => ((await brought(world, userId, 'Bill')) ? {} : {}),
  'POST /api/v1/opening-bill-imports': openingBillOf,
  'POST /api/v1/opening-bill-imports/preview': openingBillOf,
  'POST /api/v1/opening-bill-imports/{id}/undo': async (world, { userId }) => ({ id: await brought(world, userId, 'Bill') }),
  'GET /api/v1/item-imports': async (world, { userId }) => ((await brought(world, userId, 'Item')) ? {} : {}),
  'POST /api/v1/item-imports': () => listed('Code,Name', 'IMP-1,Import'),
  'POST /api/v1/item-imports/preview': () => listed('Code,Name', 'IMP-1,Import'),
  'POST /api/v1/item-imports/{id}/undo': async (world, { userId }) => ({ id: await brought(world, userId, 'Item') }),
  'GET /api/v1/opening-invoice-imports': async (world, { userId }) => ((await brought(world, userId, 'Invoice')) ? {} : {}),
  'POST /api/v1/opening-invoice-imports': openingOf,
  'POST /api/v1/opening-invoice-imports/preview': openingOf,
  'POST /api/v1/opening-invoice-imports/{id}/undo': async (world, { userId }) => ({
    id: await brought(world, userId, 'Invoice'),
  }),
  'GET /api/v1/notifications': async (world, { userId }) => ((await noteFor(world, userId)) ? {} : {}),
  'POST /api/v1/notifications/mark-read': async (world, { userId }) => ({ body: { ids: [await noteFor(world, userId)] } }),
  'PUT /api/v1/notifications/preferences': () => ({ body: { kind: 'invoiceSent', inApp: true, byEmail: false } }),
  'GET /api/v1/invoices/{id}/letter': async (world) => ({ id: (await made(world, 'invoices')).id }),
  'POST /api/v1/data-export': () => ({}),
  'POST /api/v1/invoices/pdfs': async (world) => ({ body: { ids: [(await sentInvoice(world)).id] } }),
  'POST /api/v1/invoices/{id}/mail': async (world) => ({ id: (await sentInvoice(world)).id, body: someone }),
  'GET /api/v1/payments/{id}/letter': async (world) => ({ id: (await paymentOn(world)).paymentId }),
  'POST /api/v1/payments/{id}/mail': async (world) => ({ id: (await paymentOn(world)).paymentId, body: someone }),
  'PUT /api/v1/document-texts/{id}': () => ({ id: 'invoice-lt', body: { terms: 'Apmokėti per 14 dienų.' } }),
  'PUT /api/v1/mail-templates/{id}': () => ({ id: 'invoice-lt', body: { subject: 'Sąskaita {number}', text: 'Suma: {amount}' } }),
  'DELETE /api/v1/mail-templates/{id}': () => ({ id: 'invoice-lt' }),
  'PUT /api/v1/mail-server/1': async (world) => ({ version: await noMailServer(world), body: aMailServer }),
  'DELETE /api/v1/mail-server/1': async (world) => {
    await noMailServer(world);
    await world.admin
      .put('/api/v1/mail-server/1')
      .send({ ...aMailServer, version: 0 })
      .expect(200);
    return { version: 1 };
  },
  'POST /api/v1/mail-server/1/test': async (world) => {
    const version = await noMailServer(world);
    const server = await smtp();
    const body = { ...aMailServer, host: '127.0.0.1', port: Number(new URL(server.url).port), version };
    await world.admin.put('/api/v1/mail-server/1').send(body).expect(200);
    return { body: { to: 'ona@example.com' } };
  },
  'GET /api/v1/mails': async (world) => ((await mailOf(world)) ? {} : {}),
  'GET /api/v1/mails/{id}': async (world) => ({ id: await mailOf(world) }),
  'GET /api/v1/error-logs': async (world) => ((await errorOf(world)) ? {} : {}),
  'GET /api/v1/error-logs/{id}': async (world) => ({ id: await errorOf(world) }),
  'POST /api/v1/error-logs/{id}/resolve': async (world) => ({ id: await errorOf(world) }),
  'POST /api/v1/error-logs/browser': () => ({
    body: { message: 'TypeError: total is undefined', stack: 'at InvoiceShow', route: '/invoices/42/show', level: 'error' },
  }),
  'GET /api/v1/audit': async (world) => {
    const { id } = await made(world, 'projects');
    return { query: { filter: { subject: 'Project', subjectId: id } } };
  },
  'GET /api/v1/search': () => ({ query: { q: 'a' } }),
  'GET /api/v1/number-series/{id}': async (world) => seriesOf(world),
  'GET /api/v1/number-series/{id}/completeness': async (world) => seriesOf(world),
  'POST /api/v1/number-series': async (world) => ({ body: newSeries(world) }),
  'DELETE /api/v1/number-series/{id}': async (world) => {
    const { body } = await world.admin.post('/api/v1/number-series').send(newSeries(world)).expect(201);
    return body as { id: number; version: number };
  },
  'PUT /api/v1/number-series/{id}': async (world) => {
    const { id, version, documentKind, pattern, nextNumber } = await seriesOf(world);
    return { id, version, body: { documentKind, pattern, nextNumber, resetsYearly: true } };
  },
  'POST /api/v1/setup': async (world) => ({ version: (await profileOf(world)).version, body: await setupOf(world) }),
  'PUT /api/v1/organisation/1': async (world) => {
    const { version, ...body } = await profileOf(world);
    return { version, body };
  },
};

/** What stands there already, said once more. */
const setupOf = async (world: World): Promise<object> => {
  const { pattern, nextNumber } = await seriesOf(world, 'invoice');
  const { name, legalCode, vatCode, isVatRegistered, street, city, country, baseCurrency, timeZone, language } = (await profileOf(
    world,
  )) as unknown as OrganisationRecord;
  return {
    name,
    legalCode,
    vatCode,
    isVatRegistered,
    street,
    city,
    country,
    baseCurrency,
    timeZone,
    language,
    pattern,
    nextNumber,
  };
};
const newSeries = ({ next }: World): object => ({
  documentKind: 'invoice',
  pattern: `S${next()}-{YYYY}-{0000}`,
  nextNumber: 1,
  resetsYearly: true,
});
type Series = { id: number; version: number; documentKind: string; pattern: string; nextNumber: number };
const seriesOf = async ({ admin }: World, kind?: string): Promise<Series> => {
  const { body } = await admin.get('/api/v1/number-series');
  const first = (body as Series[]).find(({ documentKind }) => !kind || documentKind === kind);
  if (!first) throw new Error('there is no series');
  return first;
};
