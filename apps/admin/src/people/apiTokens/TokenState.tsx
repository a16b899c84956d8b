import type { ApiTokenRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { now } from '../../platform/api/now.ts';
import { StatusChip } from '../../platform/format/StatusChip.tsx';

type State = 'valid' | 'expired' | 'ended';
const stateOf = ({ endedAt, expiresAt }: ApiTokenRecord): State =>
  endedAt ? 'ended' : Date.parse(expiresAt) <= now().getTime() ? 'expired' : 'valid';

export const isValid = (token: ApiTokenRecord): boolean => stateOf(token) === 'valid';

export const TokenState = ({ token }: { token: ApiTokenRecord }) => {
  const t = useTranslate();
  const state = stateOf(token);
  return <StatusChip status={state === 'valid' ? 'active' : 'inactive'} label={t(`apiTokens.states.${state}`)} />;
};
