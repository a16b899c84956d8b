import { describe, expect, it } from '@jest/globals';
import { InvoiceLine } from '../../sales/invoices/invoice-line.entity.ts';
import { InvoiceSource } from '../../sales/invoices/invoice-source.entity.ts';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { Project } from '../../work/projects/project.entity.ts';
import { TimeEntry } from '../../work/time-entries/time-entry.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of, onlyShown, without } from './columns-of.ts';
import { shown, text, type Columns } from './columns.ts';
import { listOf } from './list.ts';
import { back, from, joinText, to } from './table.ts';

const p = from(Project, 'p');
const c = to(p, 'customerId', Customer, 'c');
const special = { name: alphabetic, description: onlyShown, customerName: alphabetic(of(c, 'name')), hours: shown('1') };

describe('the columns of an entity', () => {
  it('have their SQL and a comparable kind', () => {
    const columns = columnsOf(p, special);
    expect(columns.id).toMatchObject({ sql: 'p.id', kind: 'whole', queryable: true, neverEmpty: true, joins: [] });
    expect(columns.customerId).toMatchObject({ sql: 'p.customer_id', kind: 'whole' });
    expect(columns.status).toMatchObject({ sql: 'p.status', kind: 'text' });
    expect(columns.hourlyRate).toMatchObject({ sql: 'p.hourly_rate', kind: 'number', neverEmpty: false });
    expect(columns.startDate).toMatchObject({ sql: 'p.start_date', kind: 'date' });
    expect(columns.createdAt).toMatchObject({ sql: 'p.created_at', kind: 'moment' });
    expect(columns.version).toMatchObject({ sql: 'p.version', queryable: false });
    expect(columns.name).toMatchObject({ sql: 'p.name', alphabetic: true, queryable: true });
    expect(columns.description).toMatchObject({ queryable: false });
    expect(columns.customerName).toMatchObject({ sql: 'c.name', alphabetic: true, joins: [c], neverEmpty: true });
  });

  it('leave out hidden columns, and those that the list leaves out', () => {
    const columns = columnsOf(from(User, 'u'), { ...without('emailConfirmedAt') });
    expect(Object.keys(columns)).not.toContain('passwordHash');
    expect(Object.keys(columns)).not.toContain('emailConfirmedAt');
    expect(Object.keys(columns)).toContain('email');
  });

  it('do not compile for a record with a missing or an additional field', () => {
    type Row = Record<Exclude<keyof ReturnType<typeof all>, symbol>, unknown>;
    const all = () => columnsOf(p, special);
    const fits: Columns<Row> = all();
    // @ts-expect-error The budget is in the table, and the record does not have it.
    const more: Columns<Omit<Row, 'budgetAmount'>> = all();
    // @ts-expect-error The record has a colour, and neither the table nor the list does.
    const less: Columns<Row & { colour: string }> = all();
    expect([fits, more, less]).toHaveLength(3);
  });
});

describe('joins', () => {
  it('are made from keys of entities: left joins where the key may be empty', () => {
    const t = from(TimeEntry, 't');
    const s = back(t, InvoiceSource, 'timeEntryId', 's', 'held');
    const l = to(s, 'line', InvoiceLine, 'l');
    expect(joinText(c)).toBe('join customer c on c.id = p.customer_id');
    expect(joinText(s)).toBe('left join invoice_source s on s.time_entry_id = t.id and s.held');
    expect(joinText(l)).toBe('left join invoice_line l on l.id = s.invoice_line_id');
    expect(l.path).toEqual([s, l]);
  });

  it('without a key are refused', () => {
    expect(() => to(p, 'customerId', User, 'u')).toThrow('project has no key customerId that leads to user_account');
    expect(() => to(p, 'name', Customer, 'c')).toThrow('project has no key name that leads to customer');
  });

  it('must begin at the table of the list, each with its own alias', () => {
    const make = (column: ReturnType<typeof text>) =>
      listOf<{ id: number; name: string }>('projects', p, {
        columns: { id: of(p, 'id'), name: column },
        search: [],
        sort: ['id', 'ASC'],
      });
    const other = to(from(TimeEntry, 't'), 'userId', User, 'u');
    expect(() => make(of(other, 'displayName'))).toThrow('projects.name is read through u, which no join leads to');
    expect(() => make(text('x', to(p, 'customerId', Customer, 'p')))).toThrow('projects has two tables of one alias');
    expect(make(of(c, 'name')).joins).toEqual([c]);
  });
});
