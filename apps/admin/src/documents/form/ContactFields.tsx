import { useWatch } from 'react-hook-form';
import { ReferencePicker } from '../../platform/inputs/picker/ReferencePicker.tsx';
import { useFieldName } from '../values/useFieldName.ts';

/** The contact person and the project of the selected customer. */
export const ContactFields = () => {
  const wordOf = useFieldName();
  const customerId = useWatch({ name: 'customerId' }) as number | null;
  if (!customerId) return null;
  return (
    <>
      <ReferencePicker
        key={`contact-${customerId}`}
        source="contactId"
        reference="contacts"
        filter={{ customerId }}
        optionText="fullName"
        helperText={false}
        sort={{ field: 'isPrimary', order: 'DESC' }}
      />
      <ReferencePicker
        key={`project-${customerId}`}
        source="projectId"
        reference="projects"
        filter={{ customerId }}
        label={wordOf('projectId')}
        helperText={false}
      />
    </>
  );
};
