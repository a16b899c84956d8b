import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows, type Subject } from '@kontor/abilities';
import {
  CustomerInput,
  DomainError,
  InvitationInput,
  nextCode,
  ProjectInput,
  readInput,
  type ImportNameInput,
  type ImportNameKind,
} from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { CustomersService } from '../../customers/customers/customers.service.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { InvitationsService } from '../../people/users/invitations.service.ts';
import { User } from '../../people/users/user.entity.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { actor } from '../../platform/context/actor.ts';
import { ApiError, forbidden } from '../../platform/errors/api-error.ts';
import { toAnswer } from '../../platform/errors/to-answer.ts';
import { asRecord } from '../../platform/rest/record-access.ts';
import { columnsOfTable, tableNameOf } from '../../platform/subjects/definition.ts';
import { allSubjects, keysTo } from '../../platform/subjects/subjects.ts';
import { ProjectMember } from '../projects/project-member.entity.ts';
import { Project } from '../projects/project.entity.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { ImportName } from './import-name.entity.ts';

export const subjectOfKind = { customer: 'Customer', project: 'Project', user: 'User' } as const satisfies Record<
  ImportNameKind,
  Subject
>;
const entities = { customer: Customer, project: Project, user: User };

/** Which records an import has added. */
export type Made = Partial<Record<ImportNameKind, number[]>>;
/** `customerId` is the customer that the name beside it in the file stands for. */
export type ToMake = ImportNameInput & { customerId?: number | null };

/** Adds what an import needs, by the services of each noun and so with their rights and rules, and removes it again. */
@Injectable()
export class MadeRecords {
  constructor(
    private readonly em: EntityManager,
    private readonly customers: CustomersService,
    private readonly projects: ProjectsService,
    private readonly users: UsersService,
    private readonly invitations: InvitationsService,
    private readonly organisation: OrganisationService,
  ) {}

  /** All or nothing: a refusal after the record was stored, as when its maker may not read it, leaves no record behind. */
  make(wanted: ToMake): Promise<number> {
    if (!allows(actor().ability, 'create', subjectOfKind[wanted.kind])) throw forbidden();
    return this.em.transactional(() => {
      if (wanted.kind === 'customer') return this.makeCustomer(wanted.name);
      return wanted.kind === 'project' ? this.makeProject(wanted) : this.makeUser(wanted);
    });
  }

  private async makeCustomer(name: string): Promise<number> {
    const { country, baseCurrency: currency, language } = await this.organisation.get();
    const input = await checked(CustomerInput, { kind: 'company', name, country, currency, language, active: true });
    return (await this.customers.create(input)).id;
  }

  private async makeProject({ name, customerId }: ToMake): Promise<number> {
    if (!customerId) throw new DomainError('document.select_customer');
    const { rows } = await sql<{ code: string }>`select code from project order by id desc`.execute(this.em.getKysely());
    const code = nextCode(rows.map((row) => row.code)) || 'P-001';
    const input = await checked(ProjectInput, { code, name, customerId, billing: 'projectRate' });
    return (await this.projects.create(input)).id;
  }

  /** An employee who is told nothing: hours need a person, and an invitation can follow from their page. */
  private async makeUser({ name, detail, email: given }: ToMake): Promise<number> {
    const email = given ?? (detail?.includes('@') ? detail : undefined);
    if (!email) throw new DomainError('time_import.person_needs_email');
    const [firstName = name, ...rest] = name.trim().split(/\s+/);
    const { rows } = await sql<{ id: number }>`select id from role where key = 'employee'`.execute(this.em.getKysely());
    const roleId = rows[0]?.id;
    if (!roleId) throw new DomainError('error.reference_missing');
    const { language } = await this.organisation.get();
    const named = name.includes('@') ? { firstName: name.replace(/@.*/, '') } : { firstName, lastName: rest.join(' ') || null };
    const username = email.slice(0, 50).toLowerCase();
    return this.invitations.add(await checked(InvitationInput, { email, username, ...named, roleId, language }));
  }

  /** Removes the added records, except those that are in use, were changed since, or that the actor may not delete. */
  async remove(made: Made): Promise<void> {
    // Projects before their customers, and people last.
    for (const kind of ['project', 'customer', 'user'] as const)
      for (const id of made[kind] ?? []) {
        const record = await this.untouched(kind, id);
        if (!record) continue;
        try {
          await this.em.transactional(async () => void (await this.services[kind].remove(id, record.version)));
        } catch (error) {
          // The hours are removed all the same.
          if (toAnswer(error).status >= 500) throw error;
        }
      }
  }

  private get services() {
    return { customer: this.customers, project: this.projects, user: this.users };
  }

  private async untouched(kind: ImportNameKind, id: number): Promise<{ version: number } | undefined> {
    const entity = entities[kind];
    const db = this.em.getKysely();
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(tableNameOf(entity))} where id = ${id}`.execute(
      db,
    );
    const record = rows[0] && asRecord(rows[0]);
    const subject = subjectOfKind[kind];
    if (record?.['version'] !== 1 || !allows(actor().ability, 'delete', subject, record)) return undefined;
    const byKey = keysTo(entity)
      .filter((key) => key.entity !== ImportName)
      // The maker of a project may have become its member with it.
      .map(({ entity: other, table, column }) => {
        const others = other === ProjectMember ? sql` and user_id <> ${actor().userId}` : sql``;
        return sql`select 1 from ${sql.table(table)} where ${sql.ref(column.column)} = ${id}${others}`;
      });
    const byName = allSubjects().flatMap(({ entity: other, leadsTo }) => {
      if (!leadsTo) return [];
      const columns = new Map(columnsOfTable(other).map(({ property, column }) => [property, column]));
      const [name = '', key = ''] = [columns.get(leadsTo.subject), columns.get(leadsTo.id)];
      return [
        sql`select 1 from ${sql.table(tableNameOf(other))} where ${sql.ref(name)} = ${subject} and ${sql.ref(key)} = ${id}`,
      ];
    });
    const uses = await sql`${sql.join([...byKey, ...byName], sql` union all `)} limit 1`.execute(db);
    return uses.rows.length ? undefined : { version: 1 };
  }
}

/** The rules of the noun's form hold for a file too. */
async function checked<T extends object>(inputClass: new () => T, candidate: object): Promise<T> {
  const { input, fields } = await readInput(inputClass, candidate);
  if (!input) throw new ApiError('error.invalid', undefined, fields);
  return input;
}
