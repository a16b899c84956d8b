import type { AuditRecord } from '@kontor/domain';
import { later } from '../subjects/definition.ts';
import { alphabetic, columnsOf, of, without } from '../rest/columns-of.ts';
import { listOf } from '../rest/list.ts';
import { from, to } from '../rest/table.ts';
import { Audit } from './audit.entity.ts';

const a = from(Audit, 'a');
const u = to(a, 'userId', later('user_account', { displayName: 'text' }), 'u');

export const auditList = listOf<AuditRecord>('audit', a, {
  columns: columnsOf(a, {
    userName: alphabetic(of(u, 'displayName')),
    ...without('xid'),
  }),
  search: ['userName'],
  sort: ['id', 'DESC'],
});
