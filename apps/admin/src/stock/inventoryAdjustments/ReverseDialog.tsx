import { ReverseAdjustmentInput, type InventoryAdjustmentDetail } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../platform/api/useCommand.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { DateInput } from '../../platform/inputs/DateInput.tsx';

/** Reverses by a counter-entry on a day of its own. */
export const ReverseDialog = ({ adjustment, onClose }: { adjustment: InventoryAdjustmentDetail; onClose: () => void }) => {
  const t = useTranslate();
  const command = useCommand('inventoryAdjustments');
  return (
    <FormDialog
      title={t('inventoryAdjustments.action.reverse')}
      text={t('inventoryAdjustments.confirm.reverse')}
      submitLabel={t('inventoryAdjustments.action.reverse')}
      danger
      defaults={{ reversalDate: useToday(), reversalReason: '' }}
      resolver={useValidation(ReverseAdjustmentInput)}
      run={(input: ReverseAdjustmentInput) => command(adjustment.id, 'reverse', input)}
      success="inventoryAdjustments.done.reverse"
      onClose={onClose}
    >
      <DateInput source="reversalDate" required />
      <TextInput source="reversalReason" required multiline minRows={2} autoFocus />
    </FormDialog>
  );
};
