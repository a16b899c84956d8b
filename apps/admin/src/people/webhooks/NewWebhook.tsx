import { NewWebhookInput, type MadeWebhook } from '@kontor/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../platform/api/useCommand.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { ReferencePicker } from '../../platform/inputs/picker/ReferencePicker.tsx';
import { SecretShownOnce } from './SecretShownOnce.tsx';
import { WebhookFields } from './WebhookFields.tsx';

const defaults = { name: '', url: '', events: null, content: 'record', serviceAccountId: null };

/** Adds a webhook and shows its secret once. */
export const NewWebhook = () => {
  const t = useTranslate();
  const { call } = useKontor();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const resolver = useValidation(NewWebhookInput);
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<MadeWebhook>();
  const close = ({ record }: MadeWebhook) => {
    setMade(undefined);
    readAgain();
    void navigate(`/webhooks/${record.id}/show`);
  };
  return (
    <>
      <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAsking(true)}>
        {t('webhooks.new')}
      </Button>
      {asking && (
        <FormDialog<NewWebhookInput>
          title={t('webhooks.new')}
          submitLabel={t('webhooks.add')}
          defaults={defaults}
          resolver={resolver}
          run={async (body) => setMade(await call<MadeWebhook>('POST', '/webhooks', { body }))}
          onClose={() => setAsking(false)}
        >
          <WebhookFields />
          {may('list', 'ServiceAccount') && (
            <ReferencePicker
              source="serviceAccountId"
              reference="serviceAccounts"
              label={t('resources.webhooks.fields.serviceAccountId')}
              helperText={t('webhooks.owner_hint')}
              filter={{ active: true }}
              sort={{ field: 'name', order: 'ASC' }}
            />
          )}
        </FormDialog>
      )}
      {made && <SecretShownOnce secret={made.secret} onClose={() => close(made)} />}
    </>
  );
};
