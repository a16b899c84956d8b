import type { AuditRecord } from '@kontor/domain';
import { later } from '../subjects/definition.ts';
import { alphabetic, columnsOf, of, without } from '../rest/columns-of.ts';
import { shown } from '../rest/columns.ts';
import { listOf } from '../rest/list.ts';
import { from, to } from '../rest/table.ts';
import { Audit } from './audit.entity.ts';

const a = from(Audit, 'a');
const u = to(a, 'userId', later('user_account', { displayName: 'text' }), 'u');
const t = to(a, 'tokenId', later('api_token', { name: 'text', serviceAccountId: 'whole' }), 't');

/** The service account of the token `t`. */
export const serviceAccountName = '(select s.name from service_account s where s.id = t.service_account_id)';

export const auditList = listOf<AuditRecord>('audit', a, {
  columns: columnsOf(a, {
    userName: alphabetic(of(u, 'displayName')),
    tokenName: alphabetic(of(t, 'name')),
    serviceAccountName: shown(serviceAccountName),
    ...without('xid'),
  }),
  search: ['userName'],
  sort: ['id', 'DESC'],
});
