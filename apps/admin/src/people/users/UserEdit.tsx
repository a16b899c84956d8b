import type { UserRecord } from '@kontor/domain';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { UserInputs } from './UserInputs.tsx';
import { useUserValidation } from './useUserValidation.ts';

export const UserEdit = () => (
  <FormPage mode="edit" resolver={useUserValidation()} titleOf={({ displayName }: UserRecord) => displayName} bare>
    <UserInputs />
  </FormPage>
);
