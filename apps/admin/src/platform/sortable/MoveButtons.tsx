import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import { Box, IconButton } from '@mui/material';
import type { PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import { dragRow } from './dragRow.ts';
import type { Place } from './SortableList.tsx';

type Props = {
  name: string;
  place: Place;
  /** Draws the arrows on top of each other without a handle, also on a phone. */ compact?: boolean;
};

/** A drag handle, and two arrows for the keyboard. */
export const MoveButtons = ({ name, place: { index, isLast, moveTo }, compact = false }: Props) => {
  const t = useTranslate();
  const grab = (event: PointerEvent<HTMLElement>) => {
    const row = event.currentTarget.closest<HTMLElement>('[data-place]');
    if (event.button !== 0 || !row) return;
    event.preventDefault();
    dragRow(row, event.nativeEvent, moveTo);
  };
  const arrow = compact ? narrow : wide;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Box
        component="span"
        aria-hidden
        title={t('kontor.sortable.keys')}
        onPointerDown={grab}
        sx={{
          display: { xs: compact ? 'none' : 'grid', sm: 'grid' },
          cursor: 'grab',
          touchAction: 'none',
          color: 'text.secondary',
          py: 1,
        }}
      >
        <DragIndicatorOutlined fontSize="small" />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: { xs: compact ? 'column' : 'row', sm: 'column' } }}>
        <IconButton
          sx={arrow}
          disabled={index === 0}
          aria-label={t('kontor.sortable.up', { name })}
          onClick={() => moveTo(index - 1)}
        >
          <KeyboardArrowUpOutlined sx={{ fontSize: 18 }} />
        </IconButton>
        <IconButton
          sx={arrow}
          disabled={isLast}
          aria-label={t('kontor.sortable.down', { name })}
          onClick={() => moveTo(index + 1)}
        >
          <KeyboardArrowDownOutlined sx={{ fontSize: 18 }} />
        </IconButton>
      </Box>
    </Box>
  );
};

const least = { minWidth: 24, minHeight: 24, p: 0 } as const;
const narrow = { ...least, width: 26, height: 26 } as const;
const wide = { ...least, width: { xs: 36, sm: 24 }, height: { xs: 36, sm: 24 } } as const;
