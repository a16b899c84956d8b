import { MailServerInput, mailSecurities, type MailServerRecord } from '@kontor/domain';
import { NumberInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';

type Props = { server: MailServerRecord; onSaved: () => void; onClose: () => void };

/** The stored password is never shown; an empty field keeps it. */
export const MailServerDialog = ({ server, onSaved, onClose }: Props) => {
  const t = useTranslate();
  const { call } = useKontor();
  const word = (name: string) => t(`mailSettings.server.${name}`);
  const { host, port, security, username, fromAddress, fromName, version, hasPassword } = server;
  return (
    <FormDialog<MailServerInput>
      title={word('title')}
      submitLabel={t('kontor.form.save')}
      defaults={{ host, port: port ?? 587, security, username, password: null, fromAddress, fromName }}
      resolver={useValidation(MailServerInput)}
      run={async ({ password, ...input }) => {
        const body = { ...input, ...(password && { password }), version };
        await call('PUT', '/mail-server/1', { body });
        onSaved();
      }}
      success="kontor.form.saved"
      onClose={onClose}
    >
      <TextInput source="host" label={word('host')} helperText="mailSettings.server.host_hint" isRequired autoComplete="off" />
      <NumberInput source="port" label={word('port')} helperText={false} isRequired format={(value: number) => value} />
      <SelectInput
        source="security"
        label={word('security')}
        choices={mailSecurities.map((id) => ({ id, name: word(id === 'none' ? 'open' : id) }))}
        translateChoice={false}
        isRequired
        helperText={false}
      />
      <TextInput source="username" label={word('username')} helperText={false} autoComplete="off" />
      <TextInput
        source="password"
        type="password"
        label={word('password')}
        helperText={`mailSettings.server.${hasPassword ? 'password_kept' : 'password_hint'}`}
        autoComplete="new-password"
      />
      <TextInput source="fromAddress" type="email" label={word('fromAddress')} helperText={false} isRequired />
      <TextInput source="fromName" label={word('fromName')} helperText={false} />
    </FormDialog>
  );
};
