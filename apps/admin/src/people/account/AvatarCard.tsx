import type { AccountRecord } from '@kontor/domain';
import { Alert, Avatar, Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef, type ChangeEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { apiBase, useKontor } from '../../platform/api/dataProvider.ts';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { initialsOf } from '../../platform/format/initials.ts';
import { uploadFile, uploadProblem } from '../../platform/api/calls/upload.ts';
import { cropToSquare } from './cropToSquare.ts';
import { useAccountChanged } from './useAccount.ts';

export const AvatarCard = ({ account }: { account: AccountRecord }) => {
  const t = useTranslate();
  const notify = useNotify();
  const { call } = useKontor();
  const changed = useAccountChanged();
  const input = useRef<HTMLInputElement>(null);
  const set = useMutation({
    mutationFn: async (file: File | null) => {
      if (file) await uploadFile(`${apiBase}/account/avatar`, await cropToSquare(file));
      else await call('DELETE', '/account/avatar');
      await changed();
    },
    onSuccess: () => notify('kontor.form.saved', { type: 'success' }),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) set.mutate(file);
  };
  return (
    <FormSection title={t('account.avatar.title')} hint={t('account.avatar.hint')}>
      <Wide>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, flexWrap: 'wrap' }}>
          <Avatar src={account.avatar ?? undefined} alt={account.displayName} sx={face}>
            {initialsOf(account.fullName || account.displayName)}
          </Avatar>
          <Button variant="outlined" loading={set.isPending} onClick={() => input.current?.click()}>
            {t(account.avatar ? 'account.avatar.replace' : 'account.avatar.add')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/webp,image/gif"
            aria-label={t('account.avatar.title')}
            onChange={choose}
          />
          {account.avatar && (
            <Button disabled={set.isPending} onClick={() => set.mutate(null)}>
              {t('account.avatar.remove')}
            </Button>
          )}
        </Box>
        {set.isError && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {uploadProblem(set.error, t)}
          </Alert>
        )}
      </Wide>
    </FormSection>
  );
};

const face = {
  width: 72,
  height: 72,
  fontSize: '1.5rem',
  fontWeight: 600,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};
