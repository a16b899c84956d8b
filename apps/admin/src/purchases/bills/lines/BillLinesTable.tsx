import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { netField } from '../../../documents/lines/netField.ts';
import { LineActionsContext } from '../../../documents/lines/lineActions.ts';
import { linesStyle } from '../../../documents/lines/linesStyle.ts';
import { ListProblem } from '../../../documents/lines/ListProblem.tsx';
import { useLines } from '../../../documents/lines/useLines.ts';
import { useFieldName } from '../../../documents/values/useFieldName.ts';
import { ScreenReaderText } from '../../../platform/sortable/ScreenReaderText.tsx';
import { blankBillLine, isBlankBillLine } from '../form/values.ts';
import { BillLineRow } from './BillLineRow.tsx';
import { useLinesBasis } from './lineStart.ts';

const columns = [
  ['description', ''],
  ['categoryId', 'category'],
  ['quantity', 'figures quantity'],
  ['unitCost', 'figures price'],
  ['taxRateId', 'tax'],
  ['taxAmount', 'figures price'],
  ['net', 'figures net'],
] as const;

/** The lines of a bill: typed like a spreadsheet, with native inputs. */
export const BillLinesTable = () => {
  const t = useTranslate();
  const wordOf = useFieldName();
  const net = netField(useWatch({ name: 'pricesIncludeTax' }) as boolean);
  const { start } = useLinesBasis();
  const blank = () => blankBillLine(start());
  const { fields, actions, moved } = useLines({
    blank,
    pasted: ({ description, quantity, unitPrice }) => ({ ...blank(), description, quantity, unitCost: unitPrice }),
    copyOf: (line) => line,
    isBlank: isBlankBillLine,
  });
  return (
    <LineActionsContext.Provider value={actions}>
      <Box sx={style}>
        <table>
          <thead>
            <tr>
              <th scope="col" className="place">
                #
              </th>
              {columns.map(([field, className]) => (
                <th key={field} scope="col" className={className}>
                  {wordOf(field === 'net' ? net : field)}
                </th>
              ))}
              <th className="menu" aria-label={t('kontor.shell.more')} />
            </tr>
          </thead>
          <tbody>
            {fields.map(({ key }, index) => (
              <BillLineRow key={key} index={index} count={fields.length} />
            ))}
          </tbody>
        </table>
        <ScreenReaderText>{moved > 0 && t('documents.lines.moved', { n: moved, total: fields.length })}</ScreenReaderText>
      </Box>
      <ListProblem />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', pt: 1.5 }}>
        <Button startIcon={<AddOutlined />} onClick={() => actions.insert(fields.length)}>
          {t('documents.lines.add')}
        </Button>
        <Tooltip title={t('documents.lines.hint')} describeChild>
          <Button color="inherit" size="small" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline-flex' } }}>
            {t('documents.lines.keys')}
          </Button>
        </Tooltip>
      </Box>
    </LineActionsContext.Provider>
  );
};

const style = {
  ...linesStyle,
  '& th.category': { width: 128 },
  '& .hint': { px: 1, pb: 0.5, fontSize: '0.75rem', color: 'kontor.tone.warning' },
  '& .assign': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    alignItems: 'start',
    gap: 1,
    px: 1,
    pb: 1,
    '& > .wide': { gridColumn: '1 / -1' },
    '& .name': { display: 'block', fontSize: '0.75rem', color: 'text.secondary' },
    '& .cell': { borderColor: 'kontor.inputBorder' },
  },
} as const;
