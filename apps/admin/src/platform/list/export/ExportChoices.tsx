import { Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Opened } from '../../page/Opens.tsx';

export const ExportChoices = ({ anchor, open, onClose, onChoose }: Opened & { onChoose: (kind: 'csv' | 'xlsx') => void }) => {
  const t = useTranslate();
  const start = (kind: 'csv' | 'xlsx') => {
    onClose();
    onChoose(kind);
  };
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      <MenuItem onClick={() => start('csv')}>{t('kontor.list.export_csv')}</MenuItem>
      <MenuItem onClick={() => start('xlsx')}>{t('kontor.list.export_xlsx')}</MenuItem>
    </Menu>
  );
};
