import type { PaymentRunDetail } from '@kontor/domain';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { RunInputs } from './RunInputs.tsx';
import { useRunValidation } from './runResolver.ts';
import { toSend } from './values.ts';

export const RunEdit = () => (
  <FormPage
    mode="edit"
    resolver={useRunValidation()}
    titleOf={({ id }: PaymentRunDetail) => `#${id}`}
    headerOf={() => ({ overflow: <DeleteAction asMenuItem /> })}
    transform={toSend}
    bare
  >
    <RunInputs />
  </FormPage>
);
