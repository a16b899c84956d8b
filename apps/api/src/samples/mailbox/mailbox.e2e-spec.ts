import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmailRecord, WriteEmailInput } from '@kontor/domain';
import { heard, listen } from '../../../test/live-events.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { restoreSamples } from '../restore-samples.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

type Someone = Agent & { email: string };
async function someone(role = 'employee', fullName?: string): Promise<Someone> {
  const agent = await api.as(role, fullName ? { fullName } : {});
  const [row] = await api.sql<{ email: string }>('select email from user_account where id = $1', [agent.userId]);
  return { ...agent, email: row?.email ?? '' };
}
const to = (...addresses: string[]) => addresses.map((email) => ({ email }));
const send = (by: Agent, email: WriteEmailInput['email']) => by.post('/apps/email/send').send({ email });
const folder = async (by: Agent, name: string): Promise<EmailRecord[]> =>
  (await by.get(`/apps/email/emails?folder=${name}`).expect(200)).body.emails as EmailRecord[];
const outbox = (by: Agent) =>
  api.sql(
    `select to_address, reply_to, subject, text, html, state from mail where subject_type = 'Email' and subject_id = $1 order by id`,
    [by.userId],
  );

describe('an email to colleagues', () => {
  it('is in their inbox at once, and only their screens are told', async () => {
    const [ona, per, kari] = [await someone('employee', 'Ona Onaitė'), await someone(), await someone()];
    const [hers, his, other] = [await listen(api, ona), await listen(api, per), await listen(api, kari)];
    const { body } = await send(ona, { to: to(per.email.toUpperCase()), subject: 'Lunch?', message: '<p>At twelve?</p>' }).expect(
      201,
    );
    expect(body.email).toMatchObject({ id: 25, folder: 'sent', isRead: true, from: { name: 'Ona Onaitė', email: ona.email } });
    expect(await heard(his, 1)).toEqual([{ type: 'mail', subject: 'Email', id: 25 }]);
    expect(await heard(hers, 1)).toEqual([{ type: 'changed', subject: 'Email' }]);
    expect(other.events).toEqual([]);
    const [newest] = await folder(per, 'inbox');
    expect(newest).toMatchObject({
      id: 25,
      subject: 'Lunch?',
      message: '<p>At twelve?</p>',
      isRead: false,
      from: { email: ona.email },
    });
    expect((await per.get('/apps/email/emails').expect(200)).body.emailsMeta).toEqual({ inbox: 4, draft: 4, spam: 2 });
    expect(await folder(kari, 'inbox')).toHaveLength(8);
    expect(await outbox(ona)).toEqual([]);
    for (const line of [hers, his, other]) line.close();
  });

  it('shows bcc to its sender only, and comes once to a person named twice', async () => {
    const [ona, per, kari] = [await someone(), await someone(), await someone()];
    const { body } = await send(ona, { to: to(per.email), cc: [per.email], bcc: [kari.email, per.email] }).expect(201);
    expect(body.email.bcc).toEqual([kari.email, per.email]);
    for (const receiver of [per, kari]) {
      const inbox = await folder(receiver, 'inbox');
      expect(inbox).toHaveLength(9);
      expect(inbox[0]?.bcc).toEqual([]);
    }
  });

  it('may be one to oneself', async () => {
    const ona = await someone();
    await send(ona, { to: to(ona.email), subject: 'Note' }).expect(201);
    expect([(await folder(ona, 'sent'))[0], (await folder(ona, 'inbox'))[0]]).toMatchObject([{ id: 25 }, { id: 26 }]);
  });

  it('can be answered: the reply is listed under it and in the inbox of its writer', async () => {
    const [ona, per] = [await someone(), await someone()];
    await send(ona, { to: to(per.email), subject: 'Question', message: '<p>When?</p>' }).expect(201);
    const answer = { emailId: 25, message: '<p>Now.</p><script>x</script>' };
    expect((await per.post('/apps/email/reply').send(answer).expect(201)).body.email).toMatchObject({ subject: 'Re: Question' });
    expect((await per.get('/apps/email/get-email?id=25').expect(200)).body.replies).toMatchObject([{ message: '<p>Now.</p>' }]);
    const [back] = await folder(ona, 'inbox');
    expect(back).toMatchObject({ subject: 'Re: Question', to: [{ email: ona.email }] });
    expect(back?.message).toContain('<blockquote><p>When?</p></blockquote>');
  });

  it('gives each email its own id, however many write to each other at once', async () => {
    const [ona, per] = [await someone(), await someone()];
    const pairs: [Someone, Someone][] = Array.from({ length: 16 }, (_, n) => (n % 2 ? [ona, per] : [per, ona]));
    const answers = await Promise.all(pairs.map(([by, whom]) => send(by, { to: to(whom.email, by.email), subject: 'Race' })));
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201));
    for (const { userId } of [ona, per]) {
      const rows = await api.sql<{ id: number }>('select id from email where user_id = $1 order by id', [userId]);
      expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 24 + 24 }, (_, n) => n + 1));
    }
  });

  it('is sent by more people at once than there are connections, each with a key and at first use', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => someone()));
    const whom = (n: number) => to(...[1, 7, 13].map((step) => people[(n + step) % 20]?.email ?? ''));
    const answers = await Promise.all(
      people.map((one, n) => send(one, { to: whom(n), subject: 'All' }).set('Idempotency-Key', `k${n}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await api.sql(`select id from email where subject = 'All'`)).toHaveLength(80);
  });

  it('does not come back after the trash was emptied', async () => {
    const [ona, per] = [await someone(), await someone()];
    await send(ona, { to: to(per.email) }).expect(201);
    await per
      .post('/apps/email/update-emails')
      .send({ emailIds: [25], dataToUpdate: { folder: 'trash' } })
      .expect(200);
    await per.delete('/apps/email/trash').expect(200);
    await send(ona, { to: to(per.email) }).expect(201);
    expect((await folder(per, 'inbox'))[0]?.id).toBe(26);
  });

  it('is sent once per key', async () => {
    const [ona, per] = [await someone(), await someone()];
    const once = () => send(ona, { to: to(per.email), subject: 'Once' }).set('Idempotency-Key', 'k');
    const answers = await Promise.all(Array.from({ length: 6 }, once));
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await once().expect(201)).body.email.id).toBe(25);
    expect((await folder(per, 'inbox')).filter(({ subject }) => subject === 'Once')).toHaveLength(1);
  });
});

describe('an email to outside addresses', () => {
  it('is sent by the outbox, one mail per address, with replies to the writer', async () => {
    const [admin, per] = [await someone('admin', 'Ona <Onaitė>'), await someone()];
    await send(admin, {
      to: to('Rasa@Outside.example', per.email),
      bcc: ['hidden@outside.example'],
      subject: 'Offer',
      message: '<p>Dear Rasa,</p><p>a &lt; b</p>',
    }).expect(201);
    expect(await outbox(admin)).toEqual(
      ['rasa@outside.example', 'hidden@outside.example'].map((address) => ({
        to_address: address,
        reply_to: admin.email,
        subject: 'Offer',
        text: `Dear Rasa,\n\na < b\n\nOna <Onaitė> <${admin.email}>`,
        html: `<p>Dear Rasa,</p><p>a &lt; b</p><p>Ona &lt;Onaitė&gt; &lt;${admin.email}&gt;</p>`,
        state: 'queued',
      })),
    );
    expect(await folder(per, 'inbox')).toHaveLength(9);
    expect(await api.sql(`select task_identifier from graphile_worker.jobs where key like 'mail %'`)).toHaveLength(2);
  });

  it('is refused without the right to send mail, and nothing is stored', async () => {
    for (const role of ['employee', 'client'] as const) {
      const [by, per] = [await someone(role), await someone()];
      const answer = await send(by, { to: to(per.email), cc: ['rasa@outside.example'] }).expect(403);
      expect(answer.body).toMatchObject({ code: 'email.outside_not_allowed', params: { address: 'rasa@outside.example' } });
      expect([await folder(by, 'sent'), await folder(per, 'inbox')].map((list) => list.length)).toEqual([2, 8]);
      expect(await outbox(by)).toEqual([]);
    }
    await send(await someone('accountant'), { to: to('rasa@outside.example') }).expect(201);
  });

  it('goes there too when its person has left', async () => {
    const [admin, left] = [await someone('admin'), await someone()];
    await api.sql('update user_account set active = false where id = $1', [left.userId]);
    await send(admin, { to: to(left.email) }).expect(201);
    expect(await outbox(admin)).toMatchObject([{ to_address: left.email }]);
  });

  it('is never sent to sample people', async () => {
    const employee = await someone();
    await send(employee, { to: to('ruta@sample.example', 'prize@spam.sample.example') }).expect(201);
    expect(await folder(employee, 'sent')).toHaveLength(3);
    expect(await outbox(employee)).toEqual([]);
  });

  it('has a daily limit, also for concurrent sends', async () => {
    const admin = await someone('admin');
    const crowd = (n: number) => Array.from({ length: 50 }, (_, m) => `a${n}-${m}@outside.example`);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => send(admin, { bcc: crowd(n) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 429, 429, 429, 429]);
    const [refused] = answers.filter(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'email.too_many_outside', params: { max: 200 } });
    expect(await outbox(admin)).toHaveLength(200);
    expect(await folder(admin, 'sent')).toHaveLength(6);
  });
});

describe('an attachment', () => {
  const upload = async (by: Agent, name: string): Promise<number> => {
    const sent = by.post('/apps/email/attachments').attach('file', Buffer.from(`in ${name}`), { filename: name });
    const { body } = await sent.expect(201);
    expect(body).toEqual({
      fileName: name,
      thumbnail: '',
      url: `/apps/email/attachments/${body.fileId}`,
      size: '1kb',
      fileId: body.fileId,
    });
    return body.fileId as number;
  };
  const read = (by: Agent, id: number) => by.get(`/apps/email/attachments/${id}`);

  it('is sent with the email, and only its receivers can read it', async () => {
    const [ona, per, kari] = [await someone(), await someone(), await someone('admin')];
    const id = await upload(ona, 'plan.txt');
    await read(per, id).expect(404);
    await send(ona, { to: to(per.email), attachmentIds: [id, id] }).expect(201);
    const [mail] = await folder(per, 'inbox');
    expect(mail?.attachments).toMatchObject([{ fileName: 'plan.txt', fileId: id }]);
    const { text, headers } = await read(per, id).expect(200);
    expect([text, headers['content-disposition']]).toEqual(['in plan.txt', expect.stringContaining('plan.txt')]);
    await read(kari, id).expect(404);
    await send(kari, { to: to(per.email), attachmentIds: [id] }).expect(422);
    // A receiver may forward it.
    await send(per, { to: to(kari.email), attachmentIds: [id] }).expect(201);
    await read(kari, id).expect(200);
  });

  it('stays with a draft, and is sent to outside addresses', async () => {
    const admin = await someone('admin');
    const id = await upload(admin, 'offer.txt');
    const { body } = await admin
      .post('/apps/email/save-draft')
      .send({ email: { attachmentIds: [id] } })
      .expect(201);
    expect(body.email.attachments).toHaveLength(1);
    await send(admin, { to: to('rasa@outside.example'), attachmentIds: [id], draftId: body.email.id }).expect(201);
    const rows = await api.sql<{ attachments: object[] }>(
      `select attachments from mail where subject_type = 'Email' and subject_id = $1`,
      [admin.userId],
    );
    expect(rows[0]?.attachments).toEqual([{ name: 'offer.txt', mimeType: 'text/plain', storageKey: expect.any(String) }]);
  });

  it('is deleted a day after the last email with it', async () => {
    const ona = await someone();
    const [kept, loose] = [await upload(ona, 'kept.txt'), await upload(ona, 'loose.txt')];
    await ona
      .post('/apps/email/save-draft')
      .send({ email: { attachmentIds: [kept] } })
      .expect(201);
    await api.sql(`update email_file set created_at = now() - interval '2 days' where user_id = $1`, [ona.userId]);
    const sweep = api.app.get(JobRegistry).entries.find(({ name }) => name === 'sweepEmailFiles');
    await sweep?.work({} as never, api.em(), true);
    expect([(await read(ona, kept)).status, (await read(ona, loose)).status]).toEqual([200, 404]);
  });
});

describe('an email about a record', () => {
  it('shows it to its receivers, and in replies', async () => {
    const [ona, per] = [await someone(), await someone()];
    await send(ona, { to: to(per.email), about: { subject: 'Customer', id: 3 } }).expect(201);
    const [mail] = await folder(per, 'inbox');
    expect(mail).toMatchObject({ about: { subject: 'Customer', id: 3 }, answersId: null });
    await per.post('/apps/email/reply').send({ emailId: mail?.id, message: 'Yes' }).expect(201);
    const { body } = await ona.get('/apps/email/emails?aboutSubject=Customer&aboutId=3').expect(200);
    expect((body.emails as EmailRecord[]).map(({ folder: lies }) => lies)).toEqual(['inbox', 'sent']);
  });
});

describe('receivers', () => {
  it('are colleagues by name or address, and for a client those who may read people', async () => {
    const [accountant, client, rival] = [
      await someone('accountant', 'Živilė Žukaitė'),
      await someone('client'),
      await someone('client', 'Živilė Rival'),
    ];
    const names = async (by: Agent, q: string): Promise<string[]> =>
      (await by.get(`/apps/email/receivers?q=${encodeURIComponent(q)}`).expect(200)).body.receivers.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names(client, 'živilė')).toEqual(['Živilė Žukaitė']);
    expect(await names(accountant, rival.email.toUpperCase())).toEqual(['Živilė Rival']);
    expect(await names(accountant, accountant.email)).toEqual([]);
    expect(await names(accountant, '%')).toEqual([]);
  });
});

describe('email', () => {
  it('is limited to thirty a minute; drafts are free', async () => {
    const ona = await someone();
    for (let n = 0; n < 30; n += 1) await send(ona, { to: to('ruta@sample.example') }).expect(201);
    const answer = await send(ona, { to: to('ruta@sample.example') }).expect(429);
    expect(answer.body).toMatchObject({ code: 'error.too_many_requests' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await ona.post('/apps/email/save-draft').send({ email: {} }).expect(201);
  });

  it('is sanitised when stored and when shown', async () => {
    const [ona, per] = [await someone(), await someone()];
    const message = '<p onclick="x()">Hi<img src="https://spy.example/1.gif" onerror="x()"></p><script>x()</script>';
    await send(ona, { to: to(per.email), message }).expect(201);
    expect(await api.sql('select message from email where user_id = $1 and id = 25', [per.userId])).toEqual([
      { message: '<p>Hi</p>' },
    ]);
    await api.sql('update email set message = $1, replies = $2::jsonb where user_id = $3 and id = 25', [
      message,
      JSON.stringify([{ message }]),
      per.userId,
    ]);
    const shown = [(await folder(per, 'inbox'))[0], (await per.get('/apps/email/get-email?id=25')).body as EmailRecord];
    expect(shown).toMatchObject(Array(2).fill({ message: '<p>Hi</p>', replies: [{ message: '<p>Hi</p>' }] }));
    expect((await per.get('/apps/email/paginate-email?dir=next&emailId=24')).body).toMatchObject({ message: '<p>Hi</p>' });
  });

  it('is listed up to the size limit of an answer, and page by page beyond', async () => {
    const ona = await someone();
    await folder(ona, 'inbox');
    await api.sql(
      `insert into email (user_id, id, time, folder, is_read, is_starred, labels, subject, sender, receivers, cc, bcc, message, attachments, replies)
       select $1, n, now(), 'spam', true, false, '{}', 's', '{}', '[]', '[]', '[]', repeat('x', case when n > 700 then 60000 else 10 end), '[]', '[]'
       from generate_series(101, 900) n`,
      [ona.userId],
    );
    const spam = async (more: string) => {
      const answer = await ona.get(`/apps/email/emails?folder=spam${more}`).expect(200);
      const ids = (answer.body.emails as EmailRecord[]).map(({ id }) => id);
      return [ids.length, ids[0], ids.at(-1), answer.text.length < 9_000_000];
    };
    expect(await spam('')).toEqual([139, 900, 762, true]);
    expect(await spam('&perPage=100&page=3')).toEqual([100, 700, 601, true]);
    expect(await spam('&perPage=5000&page=3')).toEqual([100, 700, 601, true]);
    await api.sql('delete from email where user_id = $1 and id > 700', [ona.userId]);
    expect(await spam('')).toEqual([500, 700, 201, true]);
  });

  it('is refused with unpaired surrogates and unstorable text, naming the field', async () => {
    const ona = await someone();
    const letter = { to: [{ name: 'Rūta', email: 'ruta@sample.example' }], subject: 'Tea', message: '<p>Tea</p>' };
    const refused: [string, Partial<WriteEmailInput['email']>][] = [
      ['to.0.name', { to: [{ name: '\ud800', email: 'ruta@sample.example' }] }],
      ['subject', { subject: '\udfff' }],
      ['message', { message: '<p>\ud800</p>' }],
      ['subject', { subject: 'a\u0000b' }],
    ];
    for (const [field, odd] of refused) {
      const { body } = await send(ona, { ...letter, ...odd }).expect(400);
      expect(Object.keys(body.errors)).toEqual([`email.${field}`]);
    }
    await send(ona, letter).expect(201);
  });

  it('is not in the firm’s history', async () => {
    const ona = await someone();
    await send(ona, { to: to(ona.email) }).expect(201);
    expect(await api.sql('select subject from audit where user_id = $1', [ona.userId])).toEqual([]);
  });

  it('is restored to the samples, and no id is given again', async () => {
    const [ona, per] = [await someone(), await someone()];
    await send(ona, { to: to(per.email) }).expect(201);
    await restoreSamples(api.em(), new Date(), true);
    expect((await folder(per, 'inbox')).map(({ id }) => id)).toEqual([24, 23, 22, 20, 16, 11, 8, 3]);
    expect((await send(ona, { to: to(per.email) }).expect(201)).body.email.id).toBe(26);
  });

  it('is deleted with its person', async () => {
    const ona = await someone();
    await folder(ona, 'inbox');
    await api.sql('delete from session where user_id = $1', [ona.userId]);
    await api.sql('delete from user_account where id = $1', [ona.userId]);
    expect(await api.sql('select id from email where user_id = $1', [ona.userId])).toEqual([]);
  });
});
