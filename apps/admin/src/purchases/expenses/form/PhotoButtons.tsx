import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, IconButton } from '@mui/material';
import { useEffect, useMemo, type ChangeEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';

type Props = { files: readonly File[]; onAdd: (files: File[]) => void; onRemove: (file: File) => void };

const Thumb = ({ file, onRemove }: { file: File; onRemove: () => void }) => {
  const t = useTranslate();
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {file.type.startsWith('image/') ? (
        <Box component="img" src={url} alt={file.name} sx={{ width: 56, height: 56, objectFit: 'cover', borderRadius: 1 }} />
      ) : (
        <PictureAsPdfOutlined sx={{ fontSize: 40 }} aria-hidden />
      )}
      <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        <bdi>{file.name}</bdi>
      </Box>
      <IconButton aria-label={`${t('bills.paper.remove')}: ${file.name}`} onClick={onRemove} sx={{ width: 44, height: 44 }}>
        <DeleteOutlined />
      </IconButton>
    </Box>
  );
};

/** The receipt on a telephone: the camera with one touch, or a picture or PDF that is there already. */
export const PhotoButtons = ({ files, onAdd, onRemove }: Props) => {
  const t = useTranslate();
  const { getValues, setFocus } = useFormContext();
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    onAdd(chosen);
    // The amount is asked next. The field of a trip has another name, and nothing happens.
    if (chosen.length > 0 && getValues('amount') === null) setFocus('amount');
  };
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          component="label"
          variant={files.length > 0 ? 'outlined' : 'contained'}
          startIcon={<AddAPhotoOutlined />}
          tabIndex={0}
          sx={{ flex: 1, minHeight: 52, whiteSpace: 'nowrap' }}
        >
          {t(files.length > 0 ? 'expenses.form.another_photo' : 'expenses.form.photo')}
          <input type="file" accept="image/*" capture="environment" hidden onChange={take} />
        </Button>
        <Button component="label" variant="outlined" tabIndex={0} sx={{ minHeight: 52 }}>
          {t('bills.paper.add')}
          <input type="file" accept="image/*,application/pdf" multiple hidden onChange={take} />
        </Button>
      </Box>
      {files.length > 0 && (
        <Box
          component="ul"
          aria-label={t('bills.paper.title')}
          sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}
        >
          {files.map((file) => (
            <Thumb key={`${file.name} ${file.lastModified} ${file.size}`} file={file} onRemove={() => onRemove(file)} />
          ))}
        </Box>
      )}
    </Box>
  );
};
