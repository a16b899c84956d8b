import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { mayGrant, rightsOf, rulesOf, unknownIn } from '@kontor/abilities';
import { DomainError, type AbilityRule, type RoleInput, type RoleRecord, type RoleRight } from '@kontor/domain';
import { AccessService } from '../../platform/auth/access.service.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { createOne, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { actor } from '../../platform/context/actor.ts';
import { Role } from './role.entity.ts';
import { roleList } from './roles.list.ts';

@Injectable()
export class RolesService {
  constructor(
    private readonly em: EntityManager,
    private readonly access: AccessService,
  ) {}

  async list(query: ListQuery): Promise<Page<RoleRecord>> {
    const { name, rows, first, total } = await pageOf(this.em, roleList, query);
    return new Page(name, rows.map(withRights), first, total);
  }

  async get(id: number): Promise<RoleRecord> {
    return withRights(await oneOf(this.em, roleList, id));
  }

  async create({ name, rights }: RoleInput): Promise<RoleRecord> {
    const rules = grantable(rights);
    await this.assertFree(name);
    const { id } = await createOne(this.em, Role, { name, rights }, { key: randomUUID(), name: name.trim(), rules });
    return this.get(id);
  }

  /** The change takes effect with the next request of the role's users, on every replica. */
  async update(id: number, version: number, { name, rights }: RoleInput): Promise<RoleRecord> {
    const rules = grantable(rights);
    await this.assertFree(name);
    await inTransaction(this.em, async (em) => {
      await updateOne(em, Role, {
        id,
        version,
        input: { name, rights },
        check: assertOfTheFirm,
        columns: { name: name.trim(), rules },
      });
      this.access.forget(em);
    });
    this.access.forgetHere();
    return this.get(id);
  }

  /** The database refuses to delete a role that a user has. */
  async remove(id: number, version: number): Promise<RoleRecord> {
    const record = await this.get(id);
    await removeOne(this.em, Role, id, version, (role) => {
      assertOfTheFirm(role);
      if (record.userCount) throw new DomainError('role.in_use');
    });
    return record;
  }

  /** Names of the firm's own roles are unique in the database; this compares with built-in roles. */
  private async assertFree(name: string): Promise<void> {
    const builtIn = await this.em.count(Role, { isBuiltIn: true, name: { $ilike: name.trim().replace(/[\\%_]/g, '\\$&') } });
    if (builtIn) throw new ApiError('role.name_in_use', undefined, { name: { code: 'role.name_in_use' } });
  }
}

/** Refuses to change a built-in role, and one with more rights than the actor has. */
function assertOfTheFirm(role: Role): void {
  if (role.isBuiltIn) throw new DomainError('role.built_in');
  assertMayGrant(role.rules);
}

const withRights = (role: Omit<RoleRecord, 'rights'>): RoleRecord => ({ ...role, rights: rightsOf(role.rules) });

/** People cannot grant rights that they do not have, neither in a role nor by assigning one. */
function assertMayGrant(rules: readonly AbilityRule[]): void {
  if (!mayGrant(actor().rules, rules)) throw new ApiError('role.beyond_own');
}

type Problem = [path: string, problem: { code: string }];

function grantable(rights: RoleRight[]): AbilityRule[] {
  const unknown = rights.flatMap((right, at): Problem[] => {
    const field = unknownIn(right);
    return field ? [[`rights.${at}.${field}`, { code: 'role.unknown_right' }]] : [];
  });
  if (unknown.length) throw new ApiError('role.unknown_right', undefined, Object.fromEntries(unknown));
  const held = actor().rules;
  const rules = rulesOf(rights);
  if (mayGrant(held, rules)) return rules;
  const beyond = rights.flatMap((right, at): Problem[] =>
    mayGrant(held, rulesOf([right])) ? [] : [[`rights.${at}`, { code: 'role.beyond_own' }]],
  );
  throw new ApiError('role.beyond_own', undefined, Object.fromEntries(beyond));
}
