import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { linesStyle } from '../../../documents/lines/linesStyle.ts';
import { ListProblem } from '../../../documents/lines/ListProblem.tsx';
import { useFieldName } from '../../../documents/values/useFieldName.ts';
import { useCreditableInvoice } from './CreditableContext.ts';
import { CreditLineRow } from './CreditLineRow.tsx';
import { wholeOf, type CreditLineValues } from './values.ts';

/** The lines of the invoice with what is left of each, and what of it is credited: a quantity or an amount. */
export const CreditLines = () => {
  const t = useTranslate();
  const wordOf = useFieldName();
  const invoice = useCreditableInvoice();
  const { getValues, setValue, clearErrors } = useFormContext();
  const change = (to: (lines: readonly CreditLineValues[]) => CreditLineValues[]) => {
    const lines = to(getValues('lines') as CreditLineValues[]);
    lines.forEach(({ quantity, amount }, index) => {
      setValue(`lines.${index}.quantity`, quantity, { shouldDirty: true });
      setValue(`lines.${index}.amount`, amount, { shouldDirty: true });
    });
    clearErrors(['lines', 'total']);
  };
  const isUntouched = invoice.lines.every(({ creditedNet, creditedQuantity }) => creditedNet === 0 && creditedQuantity === 0);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
          {t('creditNotes.form.lines_text')}
        </Typography>
        {/* The name leads here from the summary of errors when no line is chosen. */}
        <Button name="lines" variant="outlined" onClick={() => change((lines) => wholeOf(invoice, lines))}>
          {t(isUntouched ? 'creditNotes.form.whole' : 'creditNotes.form.rest')}
        </Button>
        <Button onClick={() => change((lines) => lines.map((line) => ({ ...line, quantity: null, amount: null })))}>
          {t('creditNotes.form.clear')}
        </Button>
      </Box>
      <Box sx={style}>
        <table>
          <thead>
            <tr>
              <th scope="col" className="place">
                #
              </th>
              <th scope="col">{wordOf('description')}</th>
              <th scope="col" className="figures left">
                {t('creditNotes.form.left')}
              </th>
              <th scope="col" className="figures typed">
                {wordOf('quantity')}
              </th>
              <th scope="col" className="figures typed">
                {wordOf('amount')}
              </th>
              <th scope="col" className="figures net">
                {t('creditNotes.form.credited')}
              </th>
            </tr>
          </thead>
          <tbody>
            {invoice.lines.map((line, index) => (
              <CreditLineRow key={line.id} line={line} index={index} />
            ))}
          </tbody>
        </table>
      </Box>
      <ListProblem />
    </>
  );
};

const style = {
  ...linesStyle,
  '& th.left': { width: 170 },
  '& th.typed': { width: 118 },
  '& td.words, & td.left': { pt: 1.25, px: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& td .cell': { borderColor: 'kontor.inputBorder' },
  '@container (max-width: 860px)': {
    ...linesStyle['@container (max-width: 860px)'],
    '& td.words': { gridColumn: '1 / -1', p: 0, fontWeight: 550 },
    '& td.left': { gridColumn: '1 / -1', p: 0, textAlign: 'start' },
  },
} as const;
