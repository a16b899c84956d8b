import { Dialog } from '@mui/material';
import { PaletteBody } from './PaletteBody.tsx';

/** Ctrl/Cmd+K: pages, records and actions in one field. */
export const CommandPalette = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    fullWidth
    maxWidth="sm"
    aria-labelledby="palette-title"
    sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    slotProps={{ paper: { sx: { mt: { xs: 1, sm: '10vh' }, mx: { xs: 1, sm: 4 }, width: '100%', maxHeight: '75vh' } } }}
  >
    {open && <PaletteBody onClose={onClose} />}
  </Dialog>
);
