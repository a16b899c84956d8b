import { WebhookInput, type WebhookRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { WebhookFields } from './WebhookFields.tsx';

export const WebhookEdit = () => {
  const t = useTranslate();
  return (
    <FormPage
      mode="edit"
      resolver={useValidation(WebhookInput)}
      titleOf={({ name }: WebhookRecord) => name}
      headerOf={() => ({ overflow: <DeleteAction asMenuItem /> })}
      bare
    >
      <FormSection title={t('resources.webhooks.name', { smart_count: 1 })}>
        <Wide>
          <WebhookFields />
        </Wide>
        <Wide>
          <BooleanInput source="active" helperText="webhooks.active_hint" />
        </Wide>
      </FormSection>
    </FormPage>
  );
};
