import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTableExport } from './useTableExport.ts';

export const ExportMenu = () => {
  const t = useTranslate();
  const { run, progress } = useTableExport();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const start = (kind: 'csv' | 'xlsx') => {
    setAnchor(null);
    void run(kind);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadOutlined />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        disabled={progress !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {progress ? t('kontor.list.exporting', progress) : t('kontor.list.export')}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => start('csv')}>{t('kontor.list.export_csv')}</MenuItem>
        <MenuItem onClick={() => start('xlsx')}>{t('kontor.list.export_xlsx')}</MenuItem>
      </Menu>
    </>
  );
};
