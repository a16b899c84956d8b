import { Box, Drawer } from '@mui/material';
import { Menu } from './Menu.tsx';

export const MenuOverPage = ({ label, open, onClose }: { label: string; open: boolean; onClose: () => void }) => (
  <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width: 288 } } }}>
    <Box component="nav" aria-label={label}>
      <Menu onNavigate={onClose} autoFocus />
    </Box>
  </Drawer>
);
