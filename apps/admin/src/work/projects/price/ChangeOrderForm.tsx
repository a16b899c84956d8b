import { ChangeOrderInput, type ChangeOrderRecord, type ProjectRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { useToday } from '../../../platform/api/useToday.ts';
import { InlineForm } from '../../../platform/form/InlineForm.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';

type Props = { project: ProjectRecord; order: ChangeOrderRecord | undefined; onClose: () => void };

export const ChangeOrderForm = ({ project, order, onClose }: Props) => {
  const today = useToday();
  return (
    <InlineForm
      resource="changeOrders"
      record={order}
      defaults={{ projectId: project.id, orderDate: today }}
      resolver={useValidation(ChangeOrderInput)}
      label={order ? order.name : 'projects.add_change_order'}
      onDone={onClose}
      onCancel={onClose}
    >
      <Box sx={grid}>
        <TextInput source="name" required autoFocus fullWidth />
        <MoneyInput source="amount" currency={project.currency} helperText="projects.hint.change_order_amount" required />
        <TextInput source="agreedBy" required fullWidth helperText="projects.hint.agreed_by" />
        <DateInput source="orderDate" required />
      </Box>
    </InlineForm>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr' },
  columnGap: 2,
  alignItems: 'start',
} as const;
