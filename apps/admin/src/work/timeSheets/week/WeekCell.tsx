import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import NotesOutlined from '@mui/icons-material/NotesOutlined';
import { Box } from '@mui/material';
import type { TimeEntryRecord } from '@kontor/domain';
import { memo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useWhyFixed } from '../useWhyFixed.ts';
import type { Pending } from './useWeek.ts';
import { minutesOf } from './weekRows.ts';

type Props = {
  entries: readonly TimeEntryRecord[];
  pending?: Pending;
  /** It was saved a moment ago. */
  isSaved: boolean;
  /** The editor, while typing into this cell. */
  editor?: ReactNode;
  isActive: boolean;
  isToday: boolean;
  at: string;
  column: number;
  /** `row|day`. */
  label: string;
  onPress: () => void;
  onGo: (byTouch: boolean) => void;
  onDetails: (anchor: HTMLElement) => void;
};

const Mark = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <Box component="span" role="img" aria-label={text} title={text} sx={{ display: 'inline-flex', '& svg': { fontSize: 14 } }}>
    {icon}
  </Box>
);

/** One day of a row, with its hours and marks. Only the grid's active cell is a Tab stop. */
export const WeekCell = memo(
  ({ entries, pending, isSaved, editor, isActive, isToday, at, column, label, onPress, onGo, onDetails }: Props) => {
    const t = useTranslate();
    const format = useFormat();
    const reasonOf = useWhyFixed(entries);
    const [name, date] = label.split('|');
    const minutes = minutesOf(entries);
    const [reason] = entries.flatMap((entry) => reasonOf(entry) ?? []);
    const failed = pending?.state === 'failed';
    const text = pending ? (failed ? pending.text : format.clock(pending.minutes ?? 0)) : minutes ? format.clock(minutes) : '';
    return (
      <Box
        component="td"
        role="gridcell"
        data-cell={at}
        aria-colindex={column}
        aria-selected={isActive}
        aria-invalid={failed || undefined}
        tabIndex={isActive && !editor ? 0 : -1}
        onMouseDown={editor ? undefined : onPress}
        onClick={
          editor
            ? undefined
            : (event) => onGo((event.nativeEvent as MouseEvent & { pointerType?: string }).pointerType === 'touch')
        }
        sx={{ ...cell, bgcolor: failed ? 'kontor.tint.error' : isToday ? 'action.hover' : undefined }}
      >
        {editor ?? (
          <Box sx={{ ...inside, color: failed ? 'error.main' : pending ? 'text.secondary' : 'text.primary' }}>
            <Box component="span" className="marks" sx={{ display: 'inline-flex', color: 'text.secondary' }}>
              {failed && <Mark icon={<ErrorOutlineOutlined color="error" />} text={pending.message ?? ''} />}
              {isSaved && !pending && (
                <Mark icon={<CheckOutlined sx={{ color: 'kontor.tone.success' }} />} text={t('timeSheets.week.saved')} />
              )}
              {pending?.state === 'saving' && <span className="visually-hidden">{t('timeSheets.week.saving')}</span>}
              {reason !== undefined && <Mark icon={<LockOutlined />} text={reason} />}
              {entries.length > 1 && (
                <Box
                  component="span"
                  sx={{ fontSize: '0.6875rem' }}
                  title={t('timeSheets.week.several', { count: entries.length })}
                >
                  ×{entries.length}
                </Box>
              )}
              {entries.some(({ note }) => note) && <Mark icon={<NotesOutlined />} text={t('timeSheets.week.noted')} />}
              {entries.some(({ billable }) => !billable) && (
                <Mark icon={<BlockOutlined />} text={t('timeSheets.week.not_billable')} />
              )}
            </Box>
            <span>{text}</span>
            {entries.length > 0 && (
              <Box
                component="button"
                type="button"
                className="details"
                tabIndex={-1}
                aria-label={t('timeSheets.week.details', { name, date })}
                onClick={(event) => {
                  event.stopPropagation();
                  onDetails(event.currentTarget);
                }}
                sx={details}
              >
                <MoreHorizOutlined sx={{ fontSize: 16 }} />
              </Box>
            )}
          </Box>
        )}
      </Box>
    );
  },
);
WeekCell.displayName = 'WeekCell';

const cell = {
  position: 'relative',
  height: 44,
  minWidth: 72,
  p: 0,
  borderInlineStartWidth: 1,
  borderInlineStartStyle: 'solid',
  borderBottom: 1,
  borderColor: 'divider',
  cursor: 'cell',
  fontVariantNumeric: 'tabular-nums',
  '&:focus': { outline: '2px solid', outlineColor: 'kontor.focus', outlineOffset: -2, zIndex: 1 },
  '& .details': { opacity: 0 },
  '&:hover .details, &:focus .details, & .details:focus-visible': { opacity: 1 },
} as const;
const inside = { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5, px: 1, height: 44 } as const;
const details = {
  position: 'absolute',
  insetInlineStart: 2,
  top: 10,
  width: 24,
  height: 24,
  p: 0,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: 1,
  cursor: 'pointer',
  color: 'text.secondary',
  bgcolor: 'background.paper',
  '&:hover': { color: 'text.primary' },
} as const;
