import type { PaymentRunDetail } from '@kontor/domain';
import { useGetResourceLabel } from 'react-admin';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { RunInputs } from './RunInputs.tsx';
import { useRunValidation } from './runResolver.ts';
import { amountsOf, toSend } from './values.ts';

export const RunEdit = () => {
  const labelOf = useGetResourceLabel();
  return (
    <FormPage
      mode="edit"
      resolver={useRunValidation()}
      titleOf={({ id }: PaymentRunDetail) => `${labelOf('paymentRuns', 1)} #${id}`}
      defaultValues={withAmounts}
      headerOf={() => ({ overflow: <DeleteAction asMenuItem /> })}
      transform={toSend}
      whole="lines"
      bare
    >
      <RunInputs />
    </FormPage>
  );
};

// Not set once the form is there: it resets itself to the record, and the bills that were chosen would be lost.
const withAmounts = (run: PaymentRunDetail): object => ({ amounts: amountsOf(run) });
