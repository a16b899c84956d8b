import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Row, store } from '../../../test/builders/store.ts';
import { aUser } from '../../../test/builders/user.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { AccessPoint } from '../../firm/access-point/access-point.entity.ts';
import { Webhook } from '../../people/webhooks/webhook.entity.ts';
import { EncryptedText } from '../encryption/encrypted.ts';
import { MailServer } from '../outbox/mail-server.entity.ts';
import { allSubjects } from '../subjects/subjects.ts';

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
});
afterAll(() => api.close());

const values = ['First-4f1c9e', 'Second-4f1c9e'] as const;
const words = /First-4f1c9e|Second-4f1c9e/;
/** A row of each noun that has secrets. */
const rows: Readonly<Record<string, () => Row>> = {
  User: () => aUser({ passwordHash: values[0], personalId: values[0], bankAccount: values[0] }),
  MailServer: () =>
    new Row(MailServer, { id: 1, host: 'mail.example.com', port: 587, fromAddress: 'a@example.com', password: values[0] }),
  AccessPoint: () => new Row(AccessPoint, { id: 1, address: 'https://ap.example.com', token: values[0], newsSecret: values[0] }),
  Webhook: () =>
    new Row(Webhook, {
      name: 'Books',
      url: 'https://hooks.example.com',
      userId: aUser(),
      content: 'id',
      secret: values[0],
      previousSecret: values[0],
    }),
};
const nouns = Object.keys(rows);

describe('the history', () => {
  it('hides the values of every column that is encrypted, hidden from records, or called a secret', () => {
    const told: string[] = [];
    for (const { name, history, secret, quiet, entity } of allSubjects()) {
      if (history === 'none') continue;
      for (const prop of api.app.get(MikroORM).getMetadata().get(entity).props) {
        const isSecret =
          prop.customType instanceof EncryptedText || prop.hidden || /hash$|secret|password|token/i.test(prop.name);
        if (isSecret && prop.persist !== false && ![...secret, ...quiet].includes(prop.name))
          told.push(`${name}.${String(prop.name)}`);
      }
    }
    expect(told).toEqual([]);
  });

  it('is asked below about every noun with secrets', () => {
    const withSecrets = allSubjects().filter(({ secret, history }) => secret.length > 0 && history !== 'none');
    expect(withSecrets.map(({ name }) => name).sort()).toEqual([...nouns].sort());
  });

  it.each(nouns)('about %s says that each secret was changed, emptied and deleted, never from what to what', async (name) => {
    const subject = allSubjects().find((one) => one.name === name);
    const row = rows[name]?.();
    if (!subject || !row) throw new Error(`There is no ${name}`);
    const id = await store(api, row);
    const { props } = api.app.get(MikroORM).getMetadata().get(subject.entity);
    const change = (field: string, value: string | null) =>
      api.em().transactional(async (em) => Object.assign(await em.findOneOrFail(subject.entity, { id }), { [field]: value }));
    for (const field of subject.secret) {
      const steps = props.find((prop) => prop.name === field)?.nullable ? [values[1], null, values[0]] : [values[1], values[0]];
      for (const value of steps) await change(field, value);
      const updates = await api.sql<{ changes: object }>(
        `select changes from audit where subject = $1 and subject_id = $2 and verb = 'update' and changes ? $3`,
        [name, id, field],
      );
      expect([field, updates.map(({ changes }) => changes)]).toEqual([field, steps.map(() => ({ [field]: ['***', '***'] }))]);
    }
    await api.em().transactional(async (em) => void em.remove(await em.findOneOrFail(subject.entity, { id })));
    const [deleted] = await api.sql<{ changes: object }>(
      `select changes from audit where subject = $1 and subject_id = $2 and verb = 'delete'`,
      [name, id],
    );
    expect(deleted?.changes).toMatchObject(Object.fromEntries(subject.secret.map((field) => [field, ['***', '***']])));
    const { body, text } = await admin.get(listPath('audit', { filter: { subject: name, subjectId: id } })).expect(200);
    expect((body as unknown[]).length).toBeGreaterThan(subject.secret.length);
    expect(text).not.toMatch(words);
    expect(JSON.stringify(await api.sql('select * from audit'))).not.toMatch(words);
  });
});
