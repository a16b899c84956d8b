import { defineSubject } from '../../platform/subjects/subject.ts';
import { ApiTokenUse } from './api-token-use.entity.ts';
import { ApiToken } from './api-token.entity.ts';

export const apiTokenSubject = defineSubject({
  entity: ApiToken,
  parts: [{ entity: ApiTokenUse }],
  quiet: ['tokenHash'],
  constraints: { api_token_service_account_id_foreign: { code: 'service_account.has_tokens' } },
});
