import { tokenRights } from '@kontor/abilities';
import { ApiTokenInput, tokenDays, type MadeApiToken } from '@kontor/domain';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { ShownOnce } from '../auth/ShownOnce.tsx';
import { TokenFields, type Scope } from './TokenFields.tsx';

type Values = { name: string; expiresInDays: number; scope: Scope; rights: string[]; addresses: string[]; password: string };
const defaults: Values = {
  name: '',
  expiresInDays: tokenDays.usual,
  scope: 'all',
  rights: [],
  addresses: [],
  password: '',
};
const reading = tokenRights.filter((right) => right.endsWith('.read'));
const rightsOf = ({ scope, rights }: Values): string[] | null => (scope === 'all' ? null : scope === 'read' ? reading : rights);

type Props = {
  /** Whose tokens they are: the person's own, unless it is a service account. */
  serviceAccountId?: number;
  onMade: () => void;
};

/** Makes a token and shows it once. */
export const NewToken = ({ serviceAccountId, onMade }: Props) => {
  const t = useTranslate();
  const { call } = useKontor();
  const resolver = useValidation(ApiTokenInput);
  const [asking, setAsking] = useState(false);
  const [token, setToken] = useState<string>();
  const make = async (values: Values) => {
    const { name, expiresInDays, addresses, password } = values;
    const body = { name, expiresInDays, addresses, password, rights: rightsOf(values) };
    const made = serviceAccountId
      ? await call<MadeApiToken>('POST', '/api-tokens', { body: { ...body, serviceAccountId } })
      : await call<MadeApiToken>('POST', '/account/api-tokens', { body });
    setToken(made.token);
    onMade();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('apiTokens.new')}
      </Button>
      {asking && (
        <FormDialog<Values>
          title={t('apiTokens.new_title')}
          submitLabel={t('apiTokens.make')}
          defaults={defaults}
          resolver={resolver}
          run={make}
          onClose={() => setAsking(false)}
        >
          <TokenFields />
        </FormDialog>
      )}
      {token && (
        <ShownOnce
          title={t('apiTokens.once_title')}
          text={t('apiTokens.once_text')}
          secret={token}
          words={{ copy: t('apiTokens.copy'), copied: t('apiTokens.copied'), kept: t('apiTokens.kept') }}
          onClose={() => setToken(undefined)}
        >
          <Box component="code" sx={secret}>
            {token}
          </Box>
        </ShownOnce>
      )}
    </>
  );
};

const secret = {
  display: 'block',
  my: 2,
  p: 2,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
