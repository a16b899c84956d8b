import type { UserRecord } from '@kontor/domain';
import { Typography } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { Picker, useTyping } from '../../platform/inputs/picker/Picker.tsx';
import { useReferenceSearch } from '../../platform/inputs/picker/useReferenceSearch.ts';
import { myId } from '../../platform/api/session/myId.ts';
import { mayForAll } from './me.ts';

type Props = { value: number | null; placeholder?: string; onChange: (id: number | null) => void };

/** Picks a person, with the right to see everybody's hours. A manager who follows a link to the hours of somebody reads whose they are. */
export const PersonPicker = ({ value, placeholder, onChange }: Props) => {
  const t = useTranslate();
  const typing = useTyping();
  const enabled = mayForAll('list');
  const found = useReferenceSearch<UserRecord>('users', { sort: { field: 'displayName', order: 'ASC' } }, typing);
  const { data: chosen } = useGetOne<UserRecord>(
    'users',
    { id: value ?? 0 },
    { enabled: value !== null && (enabled || value !== myId()) },
  );
  if (!enabled) return value === myId() ? null : <Typography component="span">{chosen?.displayName}</Typography>;
  return (
    <Picker<UserRecord>
      sx={{ width: { xs: '100%', sm: 220 }, mt: { xs: 1, sm: 0 } }}
      label={t('timeSheets.person')}
      placeholder={placeholder}
      shrink
      value={value === null ? null : (chosen ?? null)}
      typing={typing}
      found={found}
      keyOf={({ id }) => String(id)}
      nameOf={({ displayName }) => displayName}
      onChange={(user) => onChange(user && user.id)}
      margin="none"
    />
  );
};
