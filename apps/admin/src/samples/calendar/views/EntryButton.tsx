import { Box, ButtonBase } from '@mui/material';
import { useTheme, type SxProps } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Entry, Shift } from '../entries.ts';
import { looks } from '../looks.ts';
import { useEntryWords } from '../useEntryWords.ts';

export type EntryActions = {
  onOpen: (entry: Entry) => void;
  onShift: (entry: Entry, shift: Shift) => void;
};
type Props = EntryActions & {
  entry: Entry;
  /** Distance of an up or down arrow key. */
  step: Omit<Shift, 'mode'>;
  begins?: boolean;
  ends?: boolean;
  clicked?: (open: () => void) => () => void;
  onGrab?: (event: PointerEvent, mode: Shift['mode']) => void;
  /** Style of the drag handle at the end. */
  handle?: SxProps;
  sx?: SxProps;
  children?: ReactNode;
};

/** An event as a button: Alt and an arrow key moves it, with Shift its end only. */
export const EntryButton = (props: Props) => {
  const {
    entry,
    step,
    begins = true,
    ends = true,
    clicked = (open) => open,
    onGrab,
    onOpen,
    onShift,
    handle,
    sx,
    children,
  } = props;
  const t = useTranslate();
  const words = useEntryWords();
  const isMirrored = useTheme().direction === 'rtl';
  const { tone, icon: Icon } = looks[entry.list];
  const isOwn = entry.event !== undefined;
  const press = (event: KeyboardEvent) => {
    const ahead = isMirrored ? 'ArrowLeft' : 'ArrowRight';
    const back = isMirrored ? 'ArrowRight' : 'ArrowLeft';
    const by = { [ahead]: { days: 1, minutes: 0 }, [back]: { days: -1, minutes: 0 } }[event.key];
    const along = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!isOwn || !event.altKey || (!by && !along)) return;
    event.preventDefault();
    onShift(entry, {
      mode: event.shiftKey ? 'end' : 'move',
      ...(by ?? { days: along * step.days, minutes: along * step.minutes }),
    });
  };
  const still = !isOwn && !entry.link;
  return (
    <ButtonBase
      component={still ? 'div' : 'button'}
      disabled={still}
      data-entry={entry.key}
      {...(still && { role: 'note', tabIndex: undefined })}
      title={isOwn ? `${words.whole(entry)}\n${t('calendar.keys')}` : words.whole(entry)}
      onClick={clicked(() => onOpen(entry))}
      onPointerDown={(event: PointerEvent) => onGrab?.(event, 'move')}
      onKeyDown={press}
      sx={[
        look,
        {
          color: `kontor.tone.${tone}`,
          bgcolor: 'background.paper',
          backgroundImage: (theme) => `linear-gradient(${theme.palette.kontor.tint[tone]}, ${theme.palette.kontor.tint[tone]})`,
          borderStyle: isOwn ? 'solid' : 'dashed',
          cursor: isOwn ? 'grab' : still ? 'default' : 'pointer',
          borderStartStartRadius: begins ? 6 : 0,
          borderEndStartRadius: begins ? 6 : 0,
          borderStartEndRadius: ends ? 6 : 0,
          borderEndEndRadius: ends ? 6 : 0,
        },
        ...(Array.isArray(sx) ? (sx as object[]) : [sx as object]),
      ]}
    >
      <Icon sx={{ fontSize: 14, flexShrink: 0, display: { xs: 'none', sm: 'block' } }} />
      {children ?? (
        <Box component="span" dir="auto" sx={oneLine}>
          {entry.from !== null && begins && <b>{words.clock(entry.from)} </b>}
          <bdi>{words.title(entry)}</bdi>
        </Box>
      )}
      <span style={visuallyHidden}>{`, ${words.rest(entry)}`}</span>
      {isOwn && ends && handle && (
        <Box aria-hidden onPointerDown={(event) => onGrab?.(event, 'end')} sx={[{ position: 'absolute' }, handle as object]} />
      )}
    </ButtonBase>
  );
};

const oneLine = { minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;
const look = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 0.5,
  px: 0.5,
  textAlign: 'start',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '16px',
  border: 1,
  borderColor: 'currentColor',
  minWidth: 0,
  overflow: 'hidden',
  userSelect: 'none',
  '&:focus-visible': { zIndex: 3, overflow: 'visible' },
} as const;
