import {
  BankAccountInput,
  ClassifierInput,
  ContactInput,
  CustomerInput,
  DomainError,
  InvoiceInput,
  invoiceMachine,
  ItemInput,
  NumberSeriesInput,
  assertPattern,
  displaces,
  storedPercent,
  ProjectInput,
  ProjectMemberInput,
  TaskInput,
  TaxRateInput,
  TimeEntryInput,
  UserInput,
  UserRateInput,
  fullNameOf,
  isMasked,
  maskOf,
  plainAccountNumber,
  type Code,
} from '@kontor/domain';
import { Refusal } from '../frame.ts';
import { draftOf } from './drafts.ts';
import type { Firm } from './firm.ts';
import { entryOf, freeOf } from './hours.ts';
import type { ResourceName, Rows } from './rows.ts';

type Row<T extends ResourceName> = Rows[T][number];

/** How a resource is written. Without `input` it is only read. */
export type Writing<T extends ResourceName = ResourceName> = {
  input: new () => object;
  /** What is stored for an input, after every rule has been asked. */
  values: (firm: Firm, input: object, personId: number, before?: Row<T>) => object;
  /** Throws where the record cannot be deleted. */
  free: (firm: Firm, record: Row<T>) => void;
  /** Only changed, never added or deleted. */
  fixed?: boolean;
};

const inUse = (used: boolean, code: Code = 'error.in_use'): void => {
  if (used) throw new Refusal(409, code);
};
const refuseTwice = (firm: Firm, name: ResourceName, field: string, value: unknown, id: number | undefined, code: Code): void => {
  const rows = firm.rows[name] as unknown as Record<string, unknown>[];
  if (rows.some((row) => row[field] === value && row['id'] !== id))
    throw new Refusal(409, code, undefined, { [field]: { code } });
};
const needs = (firm: Firm, name: ResourceName, id: number, field: string): void => {
  if (!(firm.rows[name] as { id: number }[]).some((row) => row.id === id))
    throw new DomainError('error.reference_missing', undefined, { [field]: { code: 'error.reference_missing' } });
};

/** A field that an input names and nobody filled is null, as a column is. */
const plain = (input: object): object =>
  Object.fromEntries(Object.entries(input).map(([field, value]) => [field, (value as unknown) ?? null]));

function writing<T extends ResourceName, I extends object>(
  input: new () => I,
  values: (firm: Firm, input: I, personId: number, before?: Row<T>) => object,
  free: (firm: Firm, record: Row<T>) => void = () => undefined,
  fixed = false,
): Writing {
  return { input, values, free, fixed } as unknown as Writing;
}

export const writings: Partial<Record<ResourceName, Writing>> = {
  customers: writing<'customers', CustomerInput>(
    CustomerInput,
    (_, input) => plain(input),
    ({ rows }, { id }) =>
      inUse(
        [rows.contacts, rows.projects, rows.invoices, rows.payments].some((list) =>
          list.some(({ customerId }) => customerId === id),
        ),
      ),
  ),
  contacts: writing<'contacts', ContactInput>(ContactInput, (firm, input, _, before) => {
    needs(firm, 'customers', input.customerId, 'customerId');
    const primary = firm.rows.contacts.some(
      ({ customerId, isPrimary, id }) => isPrimary && customerId === input.customerId && id !== before?.id,
    );
    if (input.isPrimary && primary)
      throw new Refusal(409, 'contact.primary_exists', undefined, { isPrimary: { code: 'contact.primary_exists' } });
    return plain(input);
  }),
  items: writing<'items', ItemInput>(
    ItemInput,
    (firm, input, _, before) => {
      refuseTwice(firm, 'items', 'sku', input.sku, before?.id, 'item.sku_in_use');
      return { sellingPrice: before?.sellingPrice ?? 0, ...plain(input) };
    },
    ({ rows }, { id }) => inUse(rows.invoices.some(({ lines }) => lines.some(({ itemId }) => itemId === id))),
  ),
  projects: writing<'projects', ProjectInput>(
    ProjectInput,
    (firm, input, _, before) => {
      needs(firm, 'customers', input.customerId, 'customerId');
      refuseTwice(firm, 'projects', 'code', input.code, before?.id, 'project.code_in_use');
      if (input.startDate && input.endDate && input.endDate < input.startDate)
        throw new DomainError('project.end_before_start', undefined, { endDate: { code: 'project.end_before_start' } });
      return { status: 'planned', ...plain(input), ...(before ? { status: before.status } : {}) };
    },
    ({ rows }, { id }) =>
      inUse([rows['time-entries'], rows.invoices].some((list) => list.some(({ projectId }) => projectId === id))),
  ),
  'project-members': writing<'project-members', ProjectMemberInput>(ProjectMemberInput, (firm, input, _, before) => {
    needs(firm, 'projects', input.projectId, 'projectId');
    needs(firm, 'users', input.userId, 'userId');
    const twice = firm.rows['project-members'].some(
      ({ projectId, userId, id }) => projectId === input.projectId && userId === input.userId && id !== before?.id,
    );
    if (twice) throw new Refusal(409, 'project_member.exists', undefined, { userId: { code: 'project_member.exists' } });
    return plain(input);
  }),
  tasks: writing<'tasks', TaskInput>(
    TaskInput,
    (firm, input) => {
      needs(firm, 'projects', input.projectId, 'projectId');
      if (input.startDate && input.dueDate && input.dueDate < input.startDate)
        throw new DomainError('task.end_before_start', undefined, { dueDate: { code: 'task.end_before_start' } });
      return plain(input);
    },
    ({ rows }, { id }) => inUse(rows['time-entries'].some(({ taskId }) => taskId === id)),
  ),
  'time-entries': writing<'time-entries', TimeEntryInput>(TimeEntryInput, entryOf, freeOf),
  invoices: writing<'invoices', InvoiceInput>(InvoiceInput, draftOf, (_, { status }) => {
    invoiceMachine.next(status, 'delete');
  }),
  'tax-rates': writing<'tax-rates', TaxRateInput>(
    TaxRateInput,
    (firm, input, _, before) => {
      const dated = { validFrom: input.validFrom, validTo: input.validTo ?? null };
      if (input.isDefault)
        for (const rate of firm.rows['tax-rates'])
          if (rate.isDefault && rate.id !== before?.id && displaces(dated, rate, firm.today)) rate.isDefault = false;
      return { ...plain(input), percent: storedPercent(input) };
    },
    ({ rows }, { id }) =>
      inUse(
        rows.items.some(({ taxRateId }) => taxRateId === id) ||
          rows.invoices.some(({ lines }) => lines.some(({ taxRateId }) => taxRateId === id)),
      ),
  ),
  'bank-accounts': writing<'bank-accounts', BankAccountInput>(BankAccountInput, (firm, input, _, before) => {
    refuseTwice(firm, 'bank-accounts', 'iban', input.iban, before?.id, 'error.already_exists');
    if (input.isDefault)
      for (const account of firm.rows['bank-accounts']) account.isDefault = account.isDefault && account.id === before?.id;
    return plain(input);
  }),
  classifiers: writing<'classifiers', ClassifierInput>(
    ClassifierInput,
    (firm, input, _, before) => {
      const twice = firm.rows.classifiers.some(
        ({ type, code, id }) => type === input.type && code === input.code && id !== before?.id,
      );
      if (before && before.type !== input.type)
        throw new DomainError('classifier.keeps_type', undefined, { type: { code: 'classifier.keeps_type' } });
      if (twice) throw new Refusal(409, 'classifier.code_in_use', undefined, { code: { code: 'classifier.code_in_use' } });
      return plain(input);
    },
    (_, { useCount }) => {
      if (useCount) throw new Refusal(409, 'classifier.in_use', { count: useCount });
    },
  ),
  users: writing<'users', UserInput>(
    UserInput,
    (firm, input, _, before) => {
      if (input.email) refuseTwice(firm, 'users', 'email', input.email, before?.id, 'auth.email_in_use');
      if (input.username) refuseTwice(firm, 'users', 'username', input.username, before?.id, 'auth.username_in_use');
      const said = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const { firstName, lastName, personalId, bankAccount } = { ...before, ...said } as UserInput;
      const hidden = { personalId, bankAccount: bankAccount && plainAccountNumber(bankAccount) };
      return {
        ...said,
        lastName: lastName ?? '',
        fullName: fullNameOf(firstName ?? '', lastName),
        ...Object.fromEntries(
          Object.entries(hidden).map(([field, value]) => [field, value && !isMasked(value) ? maskOf(value) : value]),
        ),
      };
    },
    () => undefined,
    true,
  ),
  'user-rates': writing<'user-rates', UserRateInput>(UserRateInput, (firm, input) => {
    needs(firm, 'users', input.userId, 'userId');
    return plain(input);
  }),
  'number-series': writing<'number-series', NumberSeriesInput>(
    NumberSeriesInput,
    (_, input) => {
      assertPattern(input.pattern);
      return plain(input);
    },
    () => undefined,
    true,
  ),
};
