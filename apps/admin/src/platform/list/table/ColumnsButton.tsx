import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useColumnsMenu } from '../listContext.ts';

/** Opens the column chooser, which the table draws because it knows its columns. */
export const ColumnsButton = () => {
  const t = useTranslate();
  const { open, show } = useColumnsMenu();
  return (
    <Button
      size="small"
      startIcon={<ViewWeekOutlined />}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={(event) => show(event.currentTarget)}
    >
      {t('ra.action.select_columns')}
    </Button>
  );
};
