import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { daysBetween, DropsUnknown, holidaysBetween, type AgendaEntry, type AgendaKind } from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { userDocumentList } from '../../people/user-documents/user-documents.list.ts';
import { User } from '../../people/users/user.entity.ts';
import { actor } from '../../platform/context/actor.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { onlyColumns, pageOf, visibleColumns, type List } from '../../platform/rest/list.ts';
import { invoiceList } from '../../sales/invoices/invoices.list.ts';
import { projectList } from '../../work/projects/projects.list.ts';
import { AskedDate } from '../../platform/rest/query/asked.ts';

/** A period, both days included. */
@DropsUnknown()
export class AgendaQuery {
  /** `YYYY-MM-DD`. */
  @AskedDate()
  from: string;
  /** `YYYY-MM-DD`, at most a year later. */
  @AskedDate()
  to: string;
}

const longestDays = 366;
/** A year has a thousand due invoices: of each only what the agenda says. */
const dueInvoices = onlyColumns(invoiceList, ['id', 'number', 'customerName', 'dueDate']);
const datedProjects = onlyColumns(projectList, ['id', 'name', 'customerId', 'startDate', 'endDate']);
const papersOfPeople = onlyColumns(userDocumentList, ['id', 'userId', 'name', 'validUntil']);

/** A date of a record, with the title and id of the record to link to: `[date, title, id]`. */
type Told = [date: string | null, title: string, id: number];

@Injectable()
export class AgendaService {
  constructor(
    private readonly em: EntityManager,
    private readonly organisation: OrganisationService,
  ) {}

  /** Reads through the lists of the person, so that nobody sees a date of a record that they may not read. */
  async get({ from, to }: AgendaQuery): Promise<AgendaEntry[]> {
    if (to < from || daysBetween(from, to) > longestDays) throw new ApiError('list.bad_filter', { field: 'to' });
    const { country } = await this.organisation.get();
    const [due, starts, ends, papers] = await Promise.all([
      this.rows(dueInvoices, 'dueDate', from, to, { open: true }),
      this.rows(datedProjects, 'startDate', from, to),
      this.rows(datedProjects, 'endDate', from, to),
      this.rows(papersOfPeople, 'validUntil', from, to),
    ]);
    const owners = await this.namesOf(papers.map(({ userId }) => userId));
    const off = await this.switchedOff([...starts, ...ends].map(({ customerId }) => customerId));
    const goesOn = ({ customerId }: { customerId: number }): boolean => !off.has(customerId);
    const told = (kind: AgendaKind, subject: AgendaEntry['subject'], rows: Told[]): AgendaEntry[] =>
      rows.flatMap(([at, title, recordId]) => (at === null ? [] : { kind, date: at, title, subject, recordId }));
    const all = [
      ...holidaysBetween(country, from, to),
      ...told(
        'invoiceDue',
        'Invoice',
        due.map(({ id, number, customerName, dueDate }) => [dueDate, [customerName, number].filter(Boolean).join(', '), id]),
      ),
      ...told(
        'projectStart',
        'Project',
        starts.filter(goesOn).map(({ id, name, startDate }) => [startDate, name, id]),
      ),
      ...told(
        'projectEnd',
        'Project',
        ends.filter(goesOn).map(({ id, name, endDate }) => [endDate, name, id]),
      ),
      ...told(
        'documentExpires',
        'User',
        papers
          .filter(({ userId }) => owners.has(userId))
          .map(({ userId, name, validUntil }) => [validUntil, [name, owners.get(userId)].filter(Boolean).join(', '), userId]),
      ),
    ];
    return all.sort((a, b) => a.date.localeCompare(b.date));
  }

  /** A role that hides the date gets no entry. */
  private async rows<T extends { id: number }>(
    list: List<T>,
    field: keyof T & string,
    from: string,
    to: string,
    more: object = {},
  ): Promise<T[]> {
    if (!visibleColumns(list, actor().ability)[field]) return [];
    const filter = { ...more, [`${field}_gte`]: from, [`${field}_lte`]: to };
    const query = { filter: JSON.stringify(filter), sort: '["id","DESC"]', range: '[0,999]' };
    const { rows } = await pageOf(this.em, list, query);
    return rows;
  }

  /** Customers among these that are switched off: nothing is promised of them. */
  private async switchedOff(ids: number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const customers = await this.em.fork().find(Customer, { id: { $in: ids }, active: false }, { fields: ['id'] });
    return new Set(customers.map(({ id }) => id));
  }

  /** Of those who still work here. */
  private async namesOf(ids: number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const people = await this.em.fork().find(User, { id: { $in: ids }, active: true }, { fields: ['displayName'] });
    return new Map(people.map(({ id, displayName }) => [id, displayName]));
  }
}
