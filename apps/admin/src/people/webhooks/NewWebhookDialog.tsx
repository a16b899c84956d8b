import { NewWebhookInput, type MadeWebhook } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { ReferencePicker } from '../../platform/inputs/picker/ReferencePicker.tsx';
import { WebhookFields } from './WebhookFields.tsx';

const defaults = { name: '', url: '', events: null, content: 'record', serviceAccountId: null };

export const NewWebhookDialog = ({ onMade, onClose }: { onMade: (made: MadeWebhook) => void; onClose: () => void }) => {
  const t = useTranslate();
  const { call } = useKontor();
  const resolver = useValidation(NewWebhookInput);
  return (
    <FormDialog<NewWebhookInput>
      title={t('webhooks.new')}
      submitLabel={t('webhooks.add')}
      defaults={defaults}
      resolver={resolver}
      run={async (body) => onMade(await call<MadeWebhook>('POST', '/webhooks', { body }))}
      onClose={onClose}
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
  );
};
