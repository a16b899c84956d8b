import type { MaskedField, RevealedField, UserRecord } from '@kontor/domain';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { Nothing } from '../../platform/format/Nothing.tsx';

/** The last digits of a number, and the whole on request. It is fetched anew each time, because each reading is in the history. */
export const RevealedFact = ({ user, field }: { user: UserRecord; field: MaskedField }) => {
  const t = useTranslate();
  const notify = useNotify();
  const kontor = useKontor();
  const queryClient = useQueryClient();
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: () => kontor.call<RevealedField>('POST', `/users/${user.id}/reveal`, { body: { field } }),
    gcTime: 0,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['audit'] }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  if (user[field] === null) return <Nothing />;
  const label = t(data ? 'users.action.hide' : 'users.action.reveal', { name: t(`resources.users.fields.${field}`) });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>{data?.value ?? user[field]}</span>
      <Tooltip title={data ? label : t('users.hint.reveal')} describeChild>
        <IconButton size="small" aria-label={label} disabled={isPending} onClick={() => (data ? reset() : mutate())}>
          {data ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
        </IconButton>
      </Tooltip>
    </Box>
  );
};
