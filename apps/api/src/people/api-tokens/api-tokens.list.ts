import type { ApiTokenRecord } from '@kontor/domain';
import { alphabetic, columnsOf, of, onlyShown, without } from '../../platform/rest/columns-of.ts';
import { text } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { back, from, to } from '../../platform/rest/table.ts';
import { ServiceAccount } from '../credentials/service-account.entity.ts';
import { User } from '../users/user.entity.ts';
import { ApiTokenUse } from '../credentials/api-token-use.entity.ts';
import { ApiToken } from '../credentials/api-token.entity.ts';

const t = from(ApiToken, 't');
const u = to(t, 'userId', User, 'u');
const s = to(t, 'serviceAccountId', ServiceAccount, 's');
const uses = back(t, ApiTokenUse, 'tokenId', 'uses');

export const apiTokenList = listOf<ApiTokenRecord>('api-tokens', t, {
  columns: columnsOf(t, {
    name: alphabetic,
    ownerName: alphabetic(text('coalesce(u.display_name, s.name)', u, s)),
    start: onlyShown,
    rights: onlyShown,
    addresses: onlyShown,
    ...without('tokenHash'),
    lastUsedAt: of(uses, 'lastUsedAt'),
    lastAddress: of(uses, 'lastAddress'),
    useCount: { ...of(uses, 'useCount'), sql: 'coalesce(uses.use_count, 0)', at: undefined },
  }),
  search: ['name', 'ownerName', 'start'],
  sort: ['id', 'DESC'],
});
