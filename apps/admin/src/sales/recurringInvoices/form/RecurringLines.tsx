import { unbilledGroupings } from '@kontor/domain';
import { Box } from '@mui/material';
import { SelectInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Section } from '../../../documents/form/Section.tsx';
import { LinesTable } from '../../../documents/lines/LinesTable.tsx';
import { DiscountField } from '../../../documents/totals/DiscountField.tsx';
import { TotalsPanel } from '../../../documents/totals/TotalsPanel.tsx';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';

/** The lines of each invoice, and whether the hours of its period are added. */
export const RecurringLines = () => {
  const t = useTranslate();
  const billsHours = useWatch({ name: 'billsHours' }) as boolean;
  return (
    <Section title={t('documents.form.lines')}>
      <LinesTable />
      <Box sx={{ mt: 2, maxWidth: 480 }}>
        <BooleanInput source="billsHours" helperText="recurringInvoices.hint.hours" />
        {billsHours && (
          <SelectInput
            source="hoursBy"
            isRequired
            choices={unbilledGroupings.map((id) => ({ id, name: t(`recurringInvoices.group.${id}`) }))}
            helperText={false}
            sx={{ mt: 1 }}
          />
        )}
      </Box>
      <Box sx={sums}>
        <DiscountField />
        <TotalsPanel />
      </Box>
    </Section>
  );
};

const sums = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 300px) minmax(0, 360px)' },
  justifyContent: 'space-between',
  gap: 3,
  mt: 2,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
