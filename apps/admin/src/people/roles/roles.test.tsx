import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { defaultRoles, fieldGroupsOf, ownVerbsOf, rightsOf, rightSubjects, subjectVerbs } from '@kontor/abilities';
import type { AbilityRule, Language, RoleRecord } from '@kontor/domain';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import { Route, Routes } from 'react-router-dom';
import { updateAbility } from '../../platform/api/ability.ts';
import { knownWords } from '../../platform/i18n/words.ts';
import '../../resources.ts';
import { openScreen, refusal, type Answer } from '../../platform/testing/openScreen.tsx';
import { grantsOf } from './grants.ts';
import { groupOf } from './matrix.ts';
import { roleWords } from './index.ts';
import { RoleCreate } from './RoleCreate.tsx';
import { RoleEdit } from './RoleEdit.tsx';
import { RoleShow } from './RoleShow.tsx';
import { allRights, toggled } from './rightChanges.ts';
import { sentenceOf } from './sentence.ts';

afterEach(cleanup);

const rulesOfRole = (key: string): AbilityRule[] => defaultRoles.find((role) => role.key === key)?.rules ?? [];
const employee: RoleRecord = {
  id: 4,
  version: 1,
  createdAt: '2026-11-21T08:00:00Z',
  updatedAt: '2026-11-21T08:00:00Z',
  key: 'employee',
  name: 'Employee',
  isBuiltIn: true,
  userCount: 12,
  rules: rulesOfRole('employee'),
  rights: rightsOf(rulesOfRole('employee')),
};
const languages = ['en', 'lt', 'no'] as const;
beforeAll(() => Promise.all(languages.map((language) => roleWords.load(language))));
const wordsOf = (language: Language) => polyglot(() => knownWords(language) as never, language).translate;
const say = (language: Language, key: string): string =>
  sentenceOf(rightsOf(rulesOfRole(key)), (name, options) => wordsOf(language)(name, options), language, rulesOfRole(key));

it.each(languages)('every right has a place and words in %s', (language) => {
  const translate = wordsOf(language);
  const forgotten = rightSubjects.flatMap((subject) => [
    ...(groupOf(subject) ? [] : [`${subject}: no group`]),
    ...['subjects', 'objects', ...(fieldGroupsOf(subject).length ? ['of'] : [])]
      .map((kind) => `roles.${kind}.${subject}`)
      .concat(subjectVerbs[subject].map((verb) => `roles.verbs.${verb}`))
      .filter((key) => translate(key, { _: '' }) === ''),
  ]);
  expect(forgotten).toEqual([]);
});

describe('what a role comes to', () => {
  it('is never nothing where there is a right', () => {
    const translate = wordsOf('en');
    const said = (right: object) =>
      sentenceOf([{ verbs: [], ownVerbs: [], hidden: [], ...right } as never], (name, options) => translate(name, options), 'en');
    const silent: string[] = [];
    for (const subject of rightSubjects.filter((one) => one !== 'Dashboard' && one !== 'Classifier'))
      for (const verb of subjectVerbs[subject]) {
        if (said({ subject, verbs: [verb] }) === translate('roles.sentence.nothing')) silent.push(`${verb} ${subject}`);
        if (ownVerbsOf(subject).includes(verb) && said({ subject, ownVerbs: [verb] }) === translate('roles.sentence.nothing'))
          silent.push(`${verb} own ${subject}`);
      }
    expect(silent).toEqual([]);
  });
  it('is one sentence of each language', () => {
    expect(say('en', 'admin')).toBe('A person with this role can do everything.');
    expect(say('en', 'client')).toBe('A person with this role can sign in and look after their own account, and nothing more.');
    expect(say('en', 'employee')).toBe(
      'A person with this role can see customers, contact persons, projects, tasks, milestones, users and travel rates, see what was issued to them, their own expenses, their own reimbursements, their own projects, their own weeks, their own absences, the files of projects and their own contracts, log their own hours, import hours, submit weeks for approval, cancel absences, submit expenses, export lists and see the hours and decide about the weeks and absences of the people they manage, but sees no amounts, no costs of stock moves and nothing of colleagues but their names.',
    );
    expect(say('lt', 'storekeeper')).toBe(
      'Šį vaidmenį turintis žmogus gali tvarkyti prekes ir paslaugas, atsargų koregavimus, inventorizacijas ir failus, matyti klientus, kontaktinius asmenis, atsargų judėjimus, tiekėjus, tiekėjų kontaktinius asmenis, naudotojus, mokesčių tarifus ir kelionių normas, matyti savo išlaidas ir savo kompensacijas, importuoti pradinius likučius, pateikti išlaidas, įvesti pradinius likučius, išduoti prekes darbuotojams ir priimti jas atgal, registruoti atsargų koregavimus, registruoti inventorizacijas, atšaukti atsargų koregavimus ir eksportuoti sąrašus, tačiau nemato klientų, išlaidų ir naudotojų sumų, tiekėjų sąnaudų, tiekėjų privačių duomenų ir kolegų duomenų, išskyrus vardus.',
    );
    const translate = wordsOf('en');
    const right = (subject: string, verbs: string[]) => ({ subject, verbs, ownVerbs: [], hidden: [] });
    const rights = [
      right('Customer', ['read', 'create']),
      right('Item', ['read', 'update']),
      right('Task', ['create', 'update']),
    ];
    expect(sentenceOf(rights, (name, options) => translate(name, options), 'en')).toBe(
      'A person with this role can add and change tasks, add customers and change items.',
    );
    expect(say('no', 'auditor')).toContain('men ser ingen private opplysninger om kolleger.');
  });
});

// Searching by role or label works out those of each of hundreds of boxes.
const box = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`input[type=checkbox][aria-label="${name}"]`);
  if (!found) throw new Error(`There is no box "${name}".`);
  return found;
};
const save = () => screen.findByText('Save', { selector: 'button' });
const copyLink = () => screen.findByText('Make a copy', { selector: 'a' });

const open = (at: string, post: () => Answer = () => ({ status: 201, body: { ...employee, id: 9 } })) =>
  openScreen(
    <Routes>
      <Route path="/roles/create" element={<RoleCreate />} />
      <Route path="/roles/:id" element={<RoleEdit />} />
      <Route path="/roles/:id/show" element={<RoleShow />} />
    </Routes>,
    { resource: 'roles', at, server: ({ method }) => (method === 'POST' ? post() : { body: employee }) },
  );

describe('a copy of a role', () => {
  it('starts with what its model has, and says at once what a change comes to', async () => {
    const { user, writes } = open('/roles/create?copy=4');
    expect(await screen.findByDisplayValue('Employee (copy)')).toBeTruthy();
    const sentence = screen.getByText(/^A person with this role/);
    expect(sentence.textContent).toContain('no amounts');
    await user.click(box('Invoices: Send'));
    expect(sentence.textContent).toContain('send invoices');
    expect(box('Invoices: See').checked).toBe(true);
    expect(sentence.textContent).toContain('no amounts of customers');
    await user.click(box('Invoices: See'));
    expect(box('Invoices: Send').checked).toBe(false);
    await user.click(box('Customers: Amounts'));
    await user.click(await save());
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(Object.keys(writes[0]?.body ?? {}).sort()).toEqual(['name', 'rights']);
    const rights = (writes[0]?.body['rights'] ?? []) as { subject: string }[];
    expect(rights.find(({ subject }) => subject === 'Customer')).toEqual({
      subject: 'Customer',
      verbs: ['read'],
      ownVerbs: [],
      hidden: [],
    });
  });

  it('shows the rights that the server refuses', async () => {
    const { user } = open('/roles/create?copy=4', () => refusal(403, { 'rights.0': 'role.beyond_own' }));
    await user.click(await save());
    expect(await screen.findByText('Some of these rights you do not have yourself.')).toBeTruthy();
  });
});

describe('a built-in role', () => {
  it('is shown, and copied instead of changed', async () => {
    open('/roles/4/show');
    expect((await copyLink()).getAttribute('href')).toBe('/roles/create?copy=4');
    const add = box('Own hours only: Add');
    expect([add.checked, add.disabled]).toEqual([true, true]);
    const group = add.closest<HTMLElement>('[role=group]');
    expect(group && within(group).getByText('Own hours only').id).toBe(group?.getAttribute('aria-labelledby'));
    expect(screen.queryByText('Edit', { selector: 'a' })).toBeNull();
  });

  it('is shown where its form is asked for', async () => {
    open('/roles/4');
    expect(await copyLink()).toBeTruthy();
    expect(document.querySelector('input[name=name]')).toBeNull();
  });
});

describe('what the person does not have', () => {
  it('is greyed out, with the reason', async () => {
    open('/roles/create');
    act(() =>
      updateAbility([
        { action: 'read', subject: ['Auth', 'ACL', 'Dashboard', 'Classifier', 'Customer', 'Role'] },
        { action: 'create', subject: 'Role' },
        { action: ['read', 'update'], subject: 'Notification', conditions: { userId: 0 } },
        { action: ['read', 'create', 'update'], subject: 'Customer', fields: ['receivable'], inverted: true },
      ]),
    );
    await waitFor(() => expect(box('Customers: See').disabled).toBe(false));
    for (const name of ['Customers: Change', 'Invoices: See', 'Customers: Amounts']) {
      expect(box(`${name} – You do not have this right yourself, so you cannot give it.`).disabled).toBe(true);
    }
  });

  it('stays hidden when a right is given', () => {
    const grants = grantsOf(
      rulesOfRole('employee').map((rule) => rule),
      0,
    );
    const [customer] = allRights([]).filter(({ subject }) => subject === 'Customer');
    expect(customer && toggled(customer, 'read', false, true, grants)).toMatchObject({ verbs: ['read'], hidden: ['money'] });
  });
});
