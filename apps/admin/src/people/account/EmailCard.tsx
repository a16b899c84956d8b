import { ChangeEmailInput, type AccountRecord } from '@kontor/domain';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { useNoMail } from '../auth/useSignInOptions.ts';
import { OwnPasswordInput } from './OwnPasswordInput.tsx';
import { useAccountChanged } from './useAccount.ts';

/** A new address counts once it is confirmed; until then the old one does. */
export const EmailCard = ({ account }: { account: AccountRecord }) => {
  const t = useTranslate();
  const { call } = useKontor();
  const resent = useNoMail() ? 'account.email.kept' : 'account.email.resent';
  const changed = useAccountChanged();
  const resolver = useValidation(ChangeEmailInput);
  const [changing, setChanging] = useState(false);
  const { email, emailConfirmed, pendingEmail, pendingEmailExpired } = account;
  const resend = async () => changed(await call<AccountRecord>('POST', '/account/resend-confirmation', { body: {} }));
  const change = async (body: ChangeEmailInput) => changed(await call<AccountRecord>('POST', '/account/change-email', { body }));
  return (
    <FormSection title={t('account.email.title')}>
      <Wide>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{email}</Typography>
          <StatusChip
            status={emailConfirmed ? 'confirmed' : 'unconfirmed'}
            label={t(emailConfirmed ? 'account.email.confirmed' : 'account.email.unconfirmed')}
          />
          <Box sx={{ flex: 1 }} />
          {(!emailConfirmed || pendingEmail) && (
            <ActionButton label={t('account.email.resend')} run={resend} success={resent} variant="text" />
          )}
          <Button variant="outlined" onClick={() => setChanging(true)}>
            {t('account.email.change')}
          </Button>
        </Box>
        {pendingEmail && (
          <Alert severity={pendingEmailExpired ? 'warning' : 'info'} sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            {t(pendingEmailExpired ? 'account.email.pending_expired' : 'account.email.pending', { email: pendingEmail })}
          </Alert>
        )}
      </Wide>
      {changing && (
        <FormDialog<ChangeEmailInput>
          title={t('account.email.change')}
          text={t('account.email.change_text')}
          submitLabel={t('account.email.change')}
          defaults={{ email: '', password: '' }}
          resolver={resolver}
          run={({ email: wanted, password }) => change({ email: wanted, password })}
          success={resent}
          onClose={() => setChanging(false)}
        >
          <TextInput source="email" type="email" label={t('account.email.new')} autoComplete="email" autoFocus fullWidth />
          <OwnPasswordInput source="password" />
        </FormDialog>
      )}
    </FormSection>
  );
};
