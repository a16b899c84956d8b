import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Opens } from '../../page/Opens.tsx';
import { part } from '../../page/page.ts';
import { useTableExport } from './useTableExport.ts';

const ExportChoices = part(() => import('./ExportChoices.tsx').then((m) => m.ExportChoices));

export const ExportMenu = () => {
  const t = useTranslate();
  const { run, progress } = useTableExport();
  return (
    <Opens
      preload={ExportChoices.preload}
      button={(opener) => (
        <Button {...opener} variant="outlined" startIcon={<DownloadOutlined />} disabled={progress !== null}>
          {progress ? t('kontor.list.exporting', progress) : t('kontor.list.export')}
        </Button>
      )}
    >
      {(opened) => <ExportChoices {...opened} onChoose={(kind) => void run(kind)} />}
    </Opens>
  );
};
