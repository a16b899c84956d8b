import { NewTodo, todoTags, type EmailSubject, type TodoChanges, type TodoRecord, type TodoTag } from '@kontor/domain';
import { Box } from '@mui/material';
import { HttpError, ResourceContextProvider, SelectArrayInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { RichTextInput } from '../../platform/richText/RichTextInput.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { AboutInputs } from './AboutInputs.tsx';
import { asHtml } from './asHtml.ts';
import { useAssignees } from './useTodos.ts';

type Values = {
  title: string;
  dueDate: string | null;
  description: string | null;
  assigneeName: string | null;
  tags: TodoTag[] | null;
  isImportant: boolean;
  aboutSubject: EmailSubject | '' | null;
  aboutId: number | null;
};
type Props = { task: TodoRecord; save: (changes: TodoChanges) => Promise<void>; onClose: () => void };

export const TodoDialog = ({ task, save, onClose }: Props) => {
  const t = useTranslate();
  const resolver = useValidation(NewTodo);
  const { id, title, dueDate, description, assignee, tags, isImportant, about } = task;
  const people = [...(assignee ? [assignee] : []), ...useAssignees()];
  const names = [...new Set(people.map(({ fullName }) => fullName))];
  const run = async ({ assigneeName, aboutSubject, aboutId, ...values }: Values) => {
    if (aboutSubject && !aboutId) throw missing('aboutId', t('ra.validation.required'));
    const chosen = people.find(({ fullName }) => fullName === assigneeName) ?? null;
    await save({
      id,
      title: values.title,
      dueDate: values.dueDate || null,
      // A plain-text description stays plain text until changed.
      description: values.description === asHtml(description) ? description : (values.description ?? ''),
      tags: values.tags ?? [],
      isImportant: values.isImportant,
      assignee: chosen && { fullName: chosen.fullName, avatar: chosen.avatar, userId: chosen.userId },
      about: aboutSubject && aboutId ? { subject: aboutSubject, id: aboutId } : null,
    });
  };
  return (
    // On the page of a customer or document, too, the fields are those of a to-do.
    <ResourceContextProvider value="todo">
      <FormDialog<Values>
        title={t('todo.edit_title')}
        submitLabel={t('todo.save')}
        defaults={{
          title,
          dueDate,
          description: asHtml(description),
          tags,
          isImportant,
          assigneeName: assignee?.fullName ?? '',
          aboutSubject: about?.subject ?? '',
          aboutId: about?.id ?? null,
        }}
        resolver={resolver}
        run={run}
        onClose={onClose}
      >
        <Box sx={{ display: 'grid', gap: 1, pt: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextInput source="title" required autoFocus slotProps={{ htmlInput: { maxLength: 200 } }} sx={wide} />
          <DateInput source="dueDate" />
          <SelectInput
            source="assigneeName"
            choices={names.map((name) => ({ id: name, name }))}
            emptyText={t('todo.nobody')}
            translateChoice={false}
          />
          <SelectArrayInput source="tags" choices={todoTags.map((tag) => ({ id: tag, name: `todo.tags.${tag}` }))} />
          <BooleanInput source="isImportant" />
          <AboutInputs linked={about?.subject ?? ''} />
          <Box sx={wide}>
            <RichTextInput source="description" minHeight={90} />
          </Box>
        </Box>
      </FormDialog>
    </ResourceContextProvider>
  );
};

const missing = (field: string, message: string): HttpError => new HttpError(message, 422, { errors: { [field]: message } });
const wide = { gridColumn: '1 / -1' } as const;
