import { classifierTypes } from '@kontor/domain';
import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { DateBox } from '../../../platform/inputs/DateBox.tsx';
import { useTranslate } from 'react-admin';
import { useClassifierChoices } from '../../../firm/classifiers/useClassifierChoices.ts';
import { UploadButton } from '../../../platform/record/UploadRows.tsx';

export type Said = { categoryId: number | ''; validUntil: string };

/** Asks for the details, then the file: the details go along with each file chosen or dropped. */
export const NewDocument = ({
  said,
  onSay,
  onFiles,
}: {
  said: Said;
  onSay: (said: Said) => void;
  onFiles: (files: File[]) => void;
}) => {
  const t = useTranslate();
  const { choices } = useClassifierChoices(classifierTypes.documentCategory);
  return (
    <Box role="group" aria-label={t('users.add_document')} sx={{ p: 2, bgcolor: 'action.hover', borderRadius: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          label={t('resources.userDocuments.fields.categoryId')}
          value={said.categoryId}
          onChange={({ target }) => onSay({ ...said, categoryId: target.value === '' ? '' : Number(target.value) })}
          sx={{ flex: '1 1 200px', maxWidth: { sm: 280 } }}
        >
          <MenuItem value="">{t('users.no_category')}</MenuItem>
          {choices
            .filter(({ active }) => active)
            .map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
        </TextField>
        <DateBox
          label={t('resources.userDocuments.fields.validUntil')}
          value={said.validUntil}
          onChange={(date) => onSay({ ...said, validUntil: date ?? '' })}
          sx={{ flex: '1 1 160px', maxWidth: { sm: 200 } }}
        />
        <UploadButton label={t('kontor.files.add')} onFiles={onFiles} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('kontor.files.drop')}
      </Typography>
    </Box>
  );
};
