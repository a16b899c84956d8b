import { emailSubjects } from '@kontor/domain';
import { SelectInput, useGetResourceLabel, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { may } from '../../platform/api/ability.ts';
import { resourceOf } from '../../platform/api/resource.ts';
import { ReferencePicker } from '../../platform/inputs/picker/ReferencePicker.tsx';

/** The record that a to-do is about: its kind, among those the reader may see, then the record. */
export const AboutInputs = ({ linked }: { linked: string }) => {
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  const { setValue } = useFormContext();
  const subject = useWatch<{ aboutSubject: string }, 'aboutSubject'>({ name: 'aboutSubject' });
  const choices = emailSubjects.flatMap((one) => {
    const resource = resourceOf(one);
    return resource && (one === linked || may('list', one)) ? [{ id: one, name: labelOf(resource.name, 1) }] : [];
  });
  const resource = subject ? resourceOf(subject) : undefined;
  return (
    <>
      <SelectInput
        source="aboutSubject"
        choices={choices}
        emptyText={t('todo.no_record')}
        translateChoice={false}
        onChange={() => setValue('aboutId', null, { shouldDirty: true })}
      />
      {resource && may('list', subject) ? <ReferencePicker key={subject} source="aboutId" reference={resource.name} /> : <span />}
    </>
  );
};
