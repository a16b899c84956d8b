import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import { Box, IconButton } from '@mui/material';
import type { HTMLAttributes } from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  code: string;
  index: number;
  last: boolean;
  editable: boolean;
  onMove: (to: number) => void;
  handle: (element: HTMLElement | null) => void;
  listeners: object | undefined;
};

/** A handle to drag, and two arrows for the keyboard. */
export const OrderButtons = ({ code, index, last, editable, onMove, handle, listeners }: Props) => {
  const t = useTranslate();
  if (!editable) return <Box sx={{ gridArea: { xs: 'order', sm: 'auto' } }} />;
  return (
    <Box sx={{ gridArea: { xs: 'order', sm: 'auto' }, display: 'flex', alignItems: 'center' }}>
      <Box
        component="span"
        ref={handle}
        aria-hidden
        title={t('classifiers.keys')}
        {...(listeners as HTMLAttributes<HTMLElement> | undefined)}
        sx={{ display: 'grid', cursor: 'grab', touchAction: 'none', color: 'text.secondary', py: 1 }}
      >
        <DragIndicatorOutlined fontSize="small" />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'row', sm: 'column' } }}>
        <IconButton
          sx={arrow}
          disabled={index === 0}
          aria-label={t('classifiers.up', { name: code })}
          onClick={() => onMove(index - 1)}
        >
          <KeyboardArrowUpOutlined sx={{ fontSize: 18 }} />
        </IconButton>
        <IconButton
          sx={arrow}
          disabled={last}
          aria-label={t('classifiers.down', { name: code })}
          onClick={() => onMove(index + 1)}
        >
          <KeyboardArrowDownOutlined sx={{ fontSize: 18 }} />
        </IconButton>
      </Box>
    </Box>
  );
};

const arrow = { minWidth: 24, minHeight: 24, width: { xs: 36, sm: 24 }, height: { xs: 36, sm: 24 }, p: 0 } as const;
