import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fetchBlob, saveBlob } from '../api/calls/downloadFile.ts';

type Props = {
  /** Path in the API, after `/api/v1`. */
  path: string;
  /** Name of the saved file. */
  name: string;
  disabled?: boolean;
};

/** Saves a PDF that the API creates on request. */
export const PdfButton = ({ path, name, disabled }: Props) => {
  const notify = useNotify();
  const [loading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    try {
      saveBlob(await fetchBlob(path), name);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setLoading(false);
  };
  return (
    <Button
      variant="outlined"
      startIcon={<PictureAsPdfOutlined />}
      loading={loading}
      disabled={disabled}
      onClick={() => void save()}
    >
      PDF
    </Button>
  );
};
