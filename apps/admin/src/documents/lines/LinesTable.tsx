import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ScreenReaderText } from '../../platform/sortable/ScreenReaderText.tsx';
import { useFieldName } from '../values/useFieldName.ts';
import { LineActionsContext } from './lineActions.ts';
import { LineRow } from './LineRow.tsx';
import { linesStyle } from './linesStyle.ts';
import { useLines } from './useLines.ts';

const columns = [
  ['description', ''],
  ['quantity', 'figures quantity'],
  ['unit', 'unit'],
  ['unitPrice', 'figures price'],
  ['discountPercent', 'figures discount'],
  ['taxRateId', 'tax'],
  ['net', 'figures net'],
] as const;

const ListProblem = () => {
  const { errors } = useFormState({ name: 'lines' });
  const problem = errors['lines'];
  const message: unknown = problem?.message ?? problem?.root?.message;
  if (typeof message !== 'string' || !message) return null;
  return (
    <Typography variant="body2" role="alert" sx={{ color: 'error.main', px: 1, pt: 1 }}>
      {message}
    </Typography>
  );
};

/** The lines of a document: typed like a spreadsheet, with native inputs. `children` are further ways to add lines. */
export const LinesTable = ({ children }: { children?: ReactNode }) => {
  const t = useTranslate();
  const { fields, actions, moved } = useLines();
  const wordOf = useFieldName();
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
                  {wordOf(field)}
                </th>
              ))}
              <th className="menu" aria-label={t('kontor.shell.more')} />
            </tr>
          </thead>
          <tbody>
            {fields.map(({ key }, index) => (
              <LineRow key={key} index={index} count={fields.length} />
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
