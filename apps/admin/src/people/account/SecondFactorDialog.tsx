import { PasswordInput as Password, SecondFactorCodeInput, type RecoveryCodes, type SecondFactorStart } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { OwnPasswordInput } from './OwnPasswordInput.tsx';
import { QrCode } from './QrCode.tsx';
import { useAccountChanged } from './useAccount.ts';

type Props = { onClose: () => void; onCodes: (codes: string[]) => void };

/** Asks for the password, then the authenticator; the recovery codes follow. */
export const SecondFactorDialog = ({ onClose, onCodes }: Props) => {
  const t = useTranslate();
  const { call } = useKontor();
  const changed = useAccountChanged();
  const byPassword = useValidation(Password);
  const byCode = useValidation(SecondFactorCodeInput);
  const [started, setStarted] = useState<SecondFactorStart>();
  // A finished step closes its dialog; the first one leads to the second.
  const goesOn = useRef(false);
  const start = async ({ password }: Password) => {
    setStarted(await call<SecondFactorStart>('POST', '/account/second-factor/start', { body: { password } }));
    goesOn.current = true;
  };
  const confirm = async ({ code }: SecondFactorCodeInput) => {
    const { codes } = await call<RecoveryCodes>('POST', '/account/second-factor/confirm', { body: { code } });
    onCodes(codes);
    await changed();
  };
  if (!started)
    return (
      <FormDialog<Password>
        key="password"
        title={t('account.factor.title')}
        text={t('account.factor.off_text')}
        submitLabel={t('account.factor.next')}
        defaults={{ password: '' }}
        resolver={byPassword}
        run={start}
        onClose={() => goesOn.current || onClose()}
      >
        <OwnPasswordInput source="password" autoFocus />
      </FormDialog>
    );
  return (
    <FormDialog<SecondFactorCodeInput>
      key="code"
      title={t('account.factor.scan_title')}
      text={t('account.factor.scan')}
      submitLabel={t('account.factor.turn_on')}
      defaults={{ code: '' }}
      resolver={byCode}
      run={confirm}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', mb: 2.5 }}>
        <QrCode text={started.uri} label={t('account.factor.qr')} />
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {t('account.factor.type_instead')}
          </Typography>
          <Box component="code" sx={{ fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
            {started.secret.match(/.{1,4}/g)?.join(' ')}
          </Box>
        </Box>
      </Box>
      <TextInput
        source="code"
        label={t('account.factor.code')}
        autoComplete="one-time-code"
        autoFocus
        fullWidth
        helperText={false}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
      />
    </FormDialog>
  );
};
