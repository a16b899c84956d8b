import { SecondFactorProofInput, type AccountRecord, type RecoveryCodes as Codes } from '@kontor/domain';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useValidation } from '../../platform/form/validateWith.ts';
import { OwnPasswordInput } from './OwnPasswordInput.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';
import { useAccountChanged } from './useAccount.ts';

type Asked = 'turn_on' | 'turn_off' | 'new_codes';

export const SecondFactorCard = ({ account }: { account: AccountRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const { call } = useKontor();
  const changed = useAccountChanged();
  const resolver = useValidation(SecondFactorProofInput);
  const [asked, setAsked] = useState<Asked>();
  const [codes, setCodes] = useState<string[]>();
  const { secondFactorAt, recoveryCodesLeft } = account;
  const run = async ({ password, code }: SecondFactorProofInput) => {
    const body = { password, code };
    if (asked === 'turn_off') await call('POST', '/account/second-factor/turn-off', { body });
    else setCodes((await call<Codes>('POST', '/account/second-factor/recovery-codes', { body })).codes);
    await changed();
  };
  return (
    <FormSection title={t('account.factor.title')}>
      <Wide>
        <Box sx={{ display: 'flex', alignItems: 'start', gap: 1.5, flexWrap: 'wrap' }}>
          <StatusChip
            status={secondFactorAt ? 'active' : 'inactive'}
            label={t(secondFactorAt ? 'account.factor.on' : 'account.factor.off')}
          />
          <Box sx={{ flex: '1 1 260px' }}>
            <Typography>
              {secondFactorAt ? t('account.factor.on_text', { date: format.date(secondFactorAt) }) : t('account.factor.off_text')}
            </Typography>
            {secondFactorAt && (
              <Typography color={recoveryCodesLeft < 3 ? 'error' : 'textSecondary'}>
                {recoveryCodesLeft
                  ? t('account.factor.codes_left', { smart_count: recoveryCodesLeft })
                  : t('account.factor.codes_none')}
              </Typography>
            )}
          </Box>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {secondFactorAt ? (
              <>
                <Button onClick={() => setAsked('new_codes')}>{t('account.factor.new_codes')}</Button>
                <Button variant="outlined" color="error" onClick={() => setAsked('turn_off')}>
                  {t('account.factor.turn_off')}
                </Button>
              </>
            ) : (
              <Button variant="contained" onClick={() => setAsked('turn_on')}>
                {t('account.factor.turn_on')}
              </Button>
            )}
          </Box>
        </Box>
      </Wide>
      {asked === 'turn_on' && <SecondFactorDialog onClose={() => setAsked(undefined)} onCodes={setCodes} />}
      {(asked === 'turn_off' || asked === 'new_codes') && (
        <FormDialog<SecondFactorProofInput>
          title={t(asked === 'turn_off' ? 'account.factor.turn_off' : 'account.factor.new_codes')}
          text={t(`account.factor.${asked}_text`)}
          submitLabel={t(asked === 'turn_off' ? 'account.factor.turn_off' : 'account.factor.make')}
          danger={asked === 'turn_off'}
          defaults={{ password: '', code: '' }}
          resolver={resolver}
          run={run}
          success={asked === 'turn_off' ? 'account.factor.turned_off' : undefined}
          onClose={() => setAsked(undefined)}
        >
          <OwnPasswordInput source="password" autoFocus />
          <TextInput
            source="code"
            label={t('kontor.auth.code')}
            helperText={t('account.factor.code_hint')}
            autoComplete="one-time-code"
            fullWidth
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 40 } }}
          />
        </FormDialog>
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </FormSection>
  );
};
