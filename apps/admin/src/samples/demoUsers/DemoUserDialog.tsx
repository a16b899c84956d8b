import { demoUserPlans, demoUserRoles, demoUserStatuses, DemoUserInput } from '@kontor/domain';
import { Box } from '@mui/material';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { useChangeDemoUsers } from './useDemoUsers.ts';

const defaults = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'subscriber',
  currentPlan: 'basic',
  status: 'pending',
};

export const DemoUserDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const { add } = useChangeDemoUsers();
  const resolver = useValidation(DemoUserInput);
  const field = (source: string) => ({ source, label: t(`demoUsers.fields.${source}`) });
  const choices = (kind: string, all: readonly string[]) => all.map((id) => ({ id, name: `demoUsers.${kind}.${id}` }));
  return (
    <FormDialog<DemoUserInput & Record<string, unknown>>
      title={t('demoUsers.add')}
      submitLabel={t('demoUsers.add')}
      defaults={defaults}
      resolver={resolver}
      run={add}
      success="demoUsers.added"
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', columnGap: 1.5, pt: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput {...field('fullName')} required autoFocus slotProps={{ htmlInput: { maxLength: 100 } }} />
        <TextInput {...field('username')} required slotProps={{ htmlInput: { maxLength: 50 } }} />
        <TextInput {...field('email')} type="email" slotProps={{ htmlInput: { maxLength: 200 } }} />
        <TextInput {...field('contact')} slotProps={{ htmlInput: { maxLength: 50 } }} />
        <TextInput {...field('company')} slotProps={{ htmlInput: { maxLength: 100 } }} />
        <TextInput {...field('country')} slotProps={{ htmlInput: { maxLength: 100 } }} />
        <SelectInput {...field('role')} choices={choices('roles', demoUserRoles)} required />
        <SelectInput {...field('currentPlan')} choices={choices('currentPlans', demoUserPlans)} required />
        <SelectInput {...field('status')} choices={choices('states', demoUserStatuses)} required />
      </Box>
    </FormDialog>
  );
};
