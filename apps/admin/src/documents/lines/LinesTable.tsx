import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Tooltip } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ScreenReaderText } from '../../platform/sortable/ScreenReaderText.tsx';
import { useBasis } from '../values/BasisContext.ts';
import { useDateField } from '../values/dateField.ts';
import { blankLine, copyOfLine, isBlank } from '../values/lineValues.ts';
import { useFieldName } from '../values/useFieldName.ts';
import { LineActionsContext } from './lineActions.ts';
import { LineRow } from './LineRow.tsx';
import { part } from '../../platform/page/page.ts';
import { ListProblem } from './ListProblem.tsx';
import { linesStyle } from './linesStyle.ts';
import { netField } from './netField.ts';
import { useLines } from './useLines.ts';

const AdvanceRow = part(() => import('./AdvanceRow.tsx').then((m) => m.AdvanceRow));

const columns = [
  ['description', ''],
  ['quantity', 'figures quantity'],
  ['unit', 'unit'],
  ['unitPrice', 'figures price'],
  ['discountPercent', 'figures discount'],
  ['taxRateId', 'tax'],
  ['net', 'figures net'],
] as const;

/** The lines of a document: typed like a spreadsheet, with native inputs. `children` are further ways to add lines. */
export const LinesTable = ({ children }: { children?: ReactNode }) => {
  const t = useTranslate();
  const { rateOn } = useBasis();
  const { getValues } = useFormContext();
  const dateField = useDateField();
  const blank = () => blankLine(rateOn(String(getValues(dateField))));
  const { fields, actions, moved } = useLines({
    blank,
    pasted: (row) => ({ ...blank(), ...row }),
    copyOf: copyOfLine,
    isBlank,
  });
  const wordOf = useFieldName();
  const net = netField(useWatch({ name: 'pricesIncludeTax' }) as boolean);
  // Lines that deduct advances stand behind all others and are not typed.
  const count = fields.filter((field) => !('advanceOf' in field)).length;
  return (
    <LineActionsContext.Provider value={actions}>
      <Box sx={linesStyle}>
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
            {fields.map((field, index) =>
              'advanceOf' in field ? (
                <Suspense key={field.key} fallback={null}>
                  <AdvanceRow index={index} />
                </Suspense>
              ) : (
                <LineRow key={field.key} index={index} count={count} />
              ),
            )}
          </tbody>
        </table>
        <ScreenReaderText>{moved > 0 && t('documents.lines.moved', { n: moved, total: count })}</ScreenReaderText>
      </Box>
      <ListProblem />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', pt: 1.5 }}>
        <Button startIcon={<AddOutlined />} onClick={() => actions.insert(count)}>
          {t('documents.lines.add')}
        </Button>
        {children}
        <Tooltip title={t('documents.lines.hint')} describeChild>
          <Button color="inherit" size="small" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline-flex' } }}>
            {t('documents.lines.keys')}
          </Button>
        </Tooltip>
      </Box>
    </LineActionsContext.Provider>
  );
};
