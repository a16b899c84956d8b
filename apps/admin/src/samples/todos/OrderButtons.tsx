import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import { Box, IconButton } from '@mui/material';
import type { HTMLAttributes } from 'react';
import { useTranslate } from 'react-admin';
import type { Place } from './TodoRow.tsx';

type Props = {
  name: string;
  place: Place;
  handle: (element: HTMLElement | null) => void;
  listeners: object | undefined;
};

/** A handle to drag, and two arrows for the keyboard. */
export const OrderButtons = ({ name, place: { index, isLast, onMove }, handle, listeners }: Props) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Box
        component="span"
        ref={handle}
        aria-hidden
        title={t('todo.keys')}
        {...(listeners as HTMLAttributes<HTMLElement> | undefined)}
        sx={{ display: { xs: 'none', sm: 'grid' }, cursor: 'grab', touchAction: 'none', color: 'text.secondary', py: 1 }}
      >
        <DragIndicatorOutlined fontSize="small" />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <IconButton sx={arrow} disabled={index === 0} aria-label={t('todo.up', { name })} onClick={() => onMove(index - 1)}>
          <KeyboardArrowUpOutlined sx={{ fontSize: 18 }} />
        </IconButton>
        <IconButton sx={arrow} disabled={isLast} aria-label={t('todo.down', { name })} onClick={() => onMove(index + 1)}>
          <KeyboardArrowDownOutlined sx={{ fontSize: 18 }} />
        </IconButton>
      </Box>
    </Box>
  );
};

const arrow = { minWidth: 24, minHeight: 24, width: 26, height: 26, p: 0 } as const;
