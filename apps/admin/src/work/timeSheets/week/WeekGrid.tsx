import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, IconButton } from '@mui/material';
import { whyFixed, type WorkingDay } from '@kontor/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { ScreenReaderText } from '../../../platform/sortable/ScreenReaderText.tsx';
import { CellEditor, type Leave } from './CellEditor.tsx';
import { CellPanel } from './CellPanel.tsx';
import { useDayNote } from '../useDayNote.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { useGridCursor, type Place } from './useGridCursor.ts';
import type { Week } from './useWeek.ts';
import { WeekCell } from './WeekCell.tsx';
import { WeekFoot } from './WeekFoot.tsx';
import { cellKey, entriesIn, isPlain, minutesOf, rowKey, rowName, type Cell, type WeekRow } from './weekRows.ts';

type Props = {
  week: Week;
  rows: readonly WeekRow[];
  /** The visible days: seven, or one on a phone. */
  days: readonly string[];
  /** What the contract asks of the days, once it is known. */
  plan?: readonly WorkingDay[];
  limitMinutes: number | null;
  readOnly: boolean;
  onRemove: (row: WeekRow) => void;
  /** A row that was just added: the cursor goes to its first cell. */
  begun?: string | null;
  onBegun?: () => void;
};

/** A word under the day in the head of its column. */
const DayNote = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <Box
      component="span"
      title={text}
      sx={{ ...ellipsis, display: 'block', maxWidth: 96, marginInlineStart: 'auto', fontWeight: 400 }}
    >
      {text}
    </Box>
  );

/** The week as a grid: one Tab stop, arrow keys inside, typing straight into cells. */
export const WeekGrid = ({ week, rows, days, plan, limitMinutes, readOnly, onRemove, begun = null, onBegun }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const grid = useRef<HTMLTableElement>(null);
  const [panel, setPanel] = useState<{ cell: Cell; anchor: HTMLElement } | null>(null);
  const today = useToday();
  const isOneDay = days.length === 1;
  const noteOf = useDayNote();
  const { entries, pending } = week;

  const cellAt = ({ row, column }: Place): Cell | undefined => {
    const [found, date] = [rows[row], days[column]];
    return found && date ? { row: found, date } : undefined;
  };
  const minutesAt = (cell: Cell): number => {
    const typed = pending[cellKey(cell)];
    return typed?.state === 'saving' ? (typed.minutes ?? 0) : minutesOf(entriesIn(entries, cell));
  };
  const dayMinutes = (date: string): number => rows.reduce((sum, row) => sum + minutesAt({ row, date }), 0);

  const cursor = useGridCursor(grid, rows.length, days.length, {
    textAt: (place) => {
      const cell = cellAt(place);
      if (!cell || readOnly || !isPlain(entriesIn(entries, cell))) return null;
      const minutes = minutesAt(cell);
      return pending[cellKey(cell)]?.text ?? (minutes ? format.clock(minutes) : '');
    },
    open: (place, anchor) => {
      const cell = cellAt(place);
      if (cell) setPanel({ cell, anchor });
    },
    clear: (place) => {
      const cell = cellAt(place);
      if (cell && !readOnly && isPlain(entriesIn(entries, cell))) week.save(cell, '');
    },
    toggle: (place) => {
      const cell = cellAt(place);
      const found = cell ? entriesIn(entries, cell) : [];
      if (!cell || readOnly || found.length === 0 || found.some(whyFixed)) return;
      const billable = !found.every((entry) => entry.billable);
      for (const entry of found) void week.change(entry, { billable }).catch(() => week.refetch());
    },
  });

  const begunAt = begun === null ? -1 : rows.findIndex((row) => rowKey(row) === begun);
  const begin = useEffectEvent((row: number) => {
    cursor.go({ row, column: 0 });
    onBegun?.();
  });
  useEffect(() => {
    if (begunAt >= 0) begin(begunAt);
  }, [begunAt]);

  const save = (cell: Cell, text: string, leave: Leave): void => {
    week.save(cell, text);
    const { row, column } = cursor.at;
    if (leave === 'stay') cursor.leave();
    else if (leave === 'down' || leave === 'up') cursor.go({ row: row + (leave === 'down' ? 1 : -1), column });
    else cursor.go({ row, column: column + (leave === 'next' ? 1 : -1) });
  };

  return (
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-label={t('timeSheets.week.grid', { from: format.date(days[0]), to: format.date(days.at(-1)) })}
        aria-readonly={readOnly || undefined}
        onKeyDown={cursor.onKeyDown}
        sx={table}
      >
        <thead>
          <tr role="row">
            <Box component="th" role="columnheader" scope="col" sx={{ '&&': { textAlign: 'start', px: 2 } }}>
              {t('timeSheets.week.row')}
            </Box>
            {days.map((date) => (
              <Box
                key={date}
                component="th"
                role="columnheader"
                scope="col"
                aria-current={date === today ? 'date' : undefined}
                sx={date === today ? { bgcolor: 'action.hover', '&&': { color: 'primary.main' } } : undefined}
              >
                {format.weekday(date)}
                <DayNote text={noteOf(plan?.find((day) => day.date === date))} />
                {date === today && <span className="visually-hidden"> {t('timeSheets.week.today')}</span>}
              </Box>
            ))}
            {!isOneDay && (
              <Box component="th" role="columnheader" scope="col" sx={{ '&&': { px: 1.5 } }}>
                {t('timeSheets.week.total')}
              </Box>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => {
            const total = days.reduce((sum, date) => sum + minutesAt({ row, date }), 0);
            const isEmpty = !entries.some((entry) => rowKey(entry) === rowKey(row));
            return (
              <tr key={rowKey(row)} role="row">
                <Box component="th" role="rowheader" scope="row" sx={head}>
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                    <Box sx={{ flex: 1, minWidth: 0 }}>
                      <Box sx={ellipsis} title={rowName(row)}>
                        {row.projectName}
                      </Box>
                      <Box sx={{ ...ellipsis, fontSize: '0.75rem', fontWeight: 400, color: 'text.secondary' }}>
                        {[row.taskName, row.customerName].filter(Boolean).join(' · ')}
                      </Box>
                    </Box>
                    {isEmpty && !readOnly && (
                      <IconButton
                        size="small"
                        aria-label={t('timeSheets.week.remove', { name: rowName(row) })}
                        onClick={() => onRemove(row)}
                      >
                        <CloseOutlined fontSize="small" />
                      </IconButton>
                    )}
                  </Box>
                </Box>
                {days.map((date, c) => {
                  const cell = { row, date };
                  const isActive = cursor.at.row === r && cursor.at.column === c;
                  const label = `${rowName(row)}|${format.weekday(date)}`;
                  return (
                    <WeekCell
                      key={date}
                      at={`${r}:${c}`}
                      column={c + 2}
                      label={label}
                      entries={entriesIn(entries, cell)}
                      pending={pending[cellKey(cell)]}
                      isSaved={week.saved.has(cellKey(cell))}
                      isActive={isActive}
                      isToday={date === today}
                      onDetails={(anchor) => setPanel({ cell, anchor })}
                      onPress={() => cursor.onPress({ row: r, column: c })}
                      onGo={(byTouch) => cursor.onClick({ row: r, column: c }, byTouch)}
                      editor={
                        isActive && cursor.editing ? (
                          <CellEditor
                            label={label.replace('|', ', ')}
                            text={cursor.editing.text}
                            typed={cursor.editing.typed}
                            leftMinutes={limitMinutes === null ? null : limitMinutes - dayMinutes(date) + minutesAt(cell)}
                            onSave={(text, leave) => save(cell, text, leave)}
                            onCancel={cursor.stop}
                          />
                        ) : undefined
                      }
                    />
                  );
                })}
                {!isOneDay && (
                  <Box component="td" role="gridcell" sx={{ ...sum, borderBottom: 1, borderColor: 'divider' }}>
                    {format.clock(total)}
                  </Box>
                )}
              </tr>
            );
          })}
        </tbody>
        <WeekFoot days={days} minutesOn={dayMinutes} plan={plan} limitMinutes={limitMinutes} today={today} />
      </Box>
      <ScreenReaderText>{week.said}</ScreenReaderText>
      {panel && (
        <CellPanel
          {...panel}
          entries={entriesIn(entries, panel.cell)}
          readOnly={readOnly}
          change={week.change}
          onClose={() => {
            setPanel(null);
            cursor.stop();
          }}
        />
      )}
    </Box>
  );
};

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const sum = {
  px: 1.5,
  textAlign: 'end',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  borderInlineStartWidth: 1,
  borderInlineStartStyle: 'solid',
} as const;
const head = {
  px: 2,
  textAlign: 'start',
  fontWeight: 550,
  fontSize: '0.8125rem',
  borderBottom: 1,
  borderColor: 'divider',
  minWidth: { xs: 140, sm: 200 },
  maxWidth: { xs: 190, sm: 320 },
} as const;
const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.875rem',
  '& thead th': {
    px: 1,
    py: 1,
    textAlign: 'end',
    fontSize: '0.75rem',
    fontWeight: 600,
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& .visually-hidden': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
} as const;
