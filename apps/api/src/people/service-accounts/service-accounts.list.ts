import type { ServiceAccountRecord } from '@kontor/domain';
import { alphabetic, columnsOf, of } from '../../platform/rest/columns-of.ts';
import { whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { Role } from '../roles/role.entity.ts';
import { ServiceAccount } from '../credentials/service-account.entity.ts';

const s = from(ServiceAccount, 's');
const r = to(s, 'roleId', Role, 'r');

export const serviceAccountList = listOf<ServiceAccountRecord>('service-accounts', s, {
  columns: columnsOf(s, {
    name: alphabetic,
    roleName: alphabetic(of(r, 'name')),
    tokenCount: whole(`(select count(*)::int from api_token t
      where t.service_account_id = s.id and t.ended_at is null and t.expires_at > now())`),
  }),
  search: ['name', 'note'],
  sort: ['name', 'ASC'],
});
