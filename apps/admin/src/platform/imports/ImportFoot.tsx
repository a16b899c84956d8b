import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Importing } from './useImport.ts';

type Props = { of: Importing; validCount: number; problemCount: number; label: string };

/** The last step: rows with problems stop the import unless the person agrees to leave them out. */
export const ImportFoot = ({ of, validCount, problemCount, label }: Props) => {
  const t = useTranslate();
  if (validCount === 0) return null;
  return (
    <Box sx={foot}>
      {problemCount > 0 && (
        <FormControlLabel
          control={<Checkbox checked={of.skip} onChange={(event) => of.setSkip(event.target.checked)} />}
          label={t('imports.skip')}
        />
      )}
      <Box sx={{ flex: 1 }} />
      <Button
        variant="contained"
        disabled={(problemCount > 0 && !of.skip) || of.busy === 'reading'}
        loading={of.busy === 'writing'}
        onClick={() => void of.bring()}
      >
        {label}
      </Button>
    </Box>
  );
};

const foot = { p: 2, display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' };
