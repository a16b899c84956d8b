import { todayIn, type OrganisationRecord } from '@kontor/domain';
import { Collection, Database } from 'fakerest';
import { notFound, Refusal, type BackendRole } from '../frame.ts';
import { derive } from './derive.ts';
import { firmRows, type ResourceName, type Rows } from './rows.ts';

export type Stored = { id: number; version: number; createdAt: string; updatedAt: string };

/** The demo firm in FakeRest, with what the API adds to storing: versions, records that derive from others, a history. */
export class Firm {
  readonly rows: Rows;
  readonly organisation: OrganisationRecord;
  readonly database = new Database();
  /** What a new record has where nothing was said: every field of its resource, empty. */
  private readonly blank: Record<string, object> = {};
  private stale = true;

  constructor(
    private readonly now: () => Date,
    roles: readonly BackendRole[],
  ) {
    // The hours of the demo firm end the day before, and it keeps the books of the day that it is loaded.
    const { rows, organisation } = firmRows(now().toISOString().slice(0, 10), roles);
    this.rows = rows;
    this.organisation = organisation;
    for (const [name, items] of Object.entries(rows)) this.addCollection(name, items);
  }

  get today(): string {
    return todayIn(this.organisation.timeZone, this.now());
  }

  get moment(): string {
    return this.now().toISOString();
  }

  /** What has been written is seen in what derives from it at the next reading. */
  fresh(): Rows {
    if (this.stale) derive(this.rows, this.today);
    this.stale = false;
    return this.rows;
  }

  one<T extends ResourceName>(name: T, id: number): Rows[T][number] {
    const found = (this.fresh()[name] as { id: number }[]).find((row) => row.id === id);
    if (!found) throw notFound();
    return found as Rows[T][number];
  }

  add<T extends ResourceName>(name: T, values: object, personId: number): Rows[T][number] {
    const stamp = { createdAt: this.moment, updatedAt: this.moment, version: 1 };
    const added = this.database.addOne(name, { ...this.blank[name], ...values, ...stamp }) as Rows[T][number];
    this.written(name, added.id, 'create', personId);
    return this.one(name, added.id);
  }

  change<T extends ResourceName>(name: T, id: number, values: object, personId: number, verb = 'update'): Rows[T][number] {
    const { version } = this.one(name, id) as { version: number };
    this.database.updateOne(name, id, { ...values, updatedAt: this.moment, version: version + 1 });
    this.written(name, id, verb, personId);
    return this.one(name, id);
  }

  remove<T extends ResourceName>(name: T, id: number, personId: number): Rows[T][number] {
    const gone = { ...this.one(name, id) };
    this.database.removeOne(name, id);
    this.written(name, id, 'delete', personId);
    return gone;
  }

  private written(name: ResourceName, subjectId: number, verb: string, userId: number): void {
    this.stale = true;
    const subject = subjects[name];
    if (subject)
      this.database.addOne('audit', { at: this.moment, userId, verb, subject, subjectId, changes: {}, requestId: null });
  }

  /** FakeRest gives the last id a second time when its record was deleted; ours never come again. */
  private addCollection(name: string, items: { id: number }[]): void {
    let last = items.reduce((highest, { id }) => Math.max(highest, id), 0);
    const { id: _, ...fields } = items[0] ?? { id: 0 };
    this.blank[name] = Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
    const collection = new Collection({ getNewId: () => (last += 1) });
    collection.items = items;
    this.database.addCollection(name, collection);
  }
}

const subjects: Partial<Record<ResourceName, string>> = {
  customers: 'Customer',
  contacts: 'Contact',
  items: 'Item',
  projects: 'Project',
  'project-members': 'ProjectMember',
  tasks: 'Task',
  'time-entries': 'TimeEntry',
  invoices: 'Invoice',
  payments: 'Payment',
  'tax-rates': 'TaxRate',
  'bank-accounts': 'BankAccount',
  classifiers: 'Classifier',
  'number-series': 'NumberSeries',
};

/** Refuses a save of a record that was saved in between, as the API does. */
export function sameVersion(record: { version: number }, sent: number | undefined): void {
  if (sent === undefined) throw new Refusal(428, 'error.version_missing');
  if (record.version !== sent) throw new Refusal(409, 'error.stale', { version: record.version });
}
