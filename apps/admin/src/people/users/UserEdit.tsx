import { FormPage } from '../../platform/form/FormPage.tsx';
import { UserInputs } from './UserInputs.tsx';
import { useUserValidation } from './useUserValidation.ts';

export const UserEdit = () => (
  <FormPage mode="edit" resolver={useUserValidation()} titleOf={(record) => String(record['displayName'])} bare>
    <UserInputs />
  </FormPage>
);
