import { daysBetween, type ProjectTimeline } from '@kontor/domain';
import { Box, GlobalStyles, useTheme } from '@mui/material';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useStableCallback } from '../../../platform/list/useStableCallback.ts';
import type { Row } from '../items.ts';
import { looks, placeIn, type Scale, type Span } from '../scale.ts';
import { ChartGround } from './ChartGround.tsx';
import { ChartHead } from './ChartHead.tsx';
import { ChartLinks } from './ChartLinks.tsx';
import { ChartRow, type RowActions } from './ChartRow.tsx';
import { headHeight, rowHeight, spareRows } from './sizes.ts';
import { useChartKeys } from './useChartKeys.ts';
import { usePrinting } from '../../../platform/theme/usePrinting.ts';

type Props = RowActions & {
  rows: readonly Row[];
  timeline: ProjectTimeline;
  scale: Scale;
  span: Span;
  /** The day that is brought into sight. */
  date: string;
  today: string;
  label: string;
  saysProject: boolean;
};

/** A page of paper is so wide, names included. */
const paperWidth = 1000;

/** The Gantt chart. Only the rows in sight are in the document, on paper all of them. */
export const TimelineChart = (props: Props) => {
  const { rows, timeline, scale, span, date, today, label, saysProject } = props;
  const t = useTranslate();
  const hint = useId();
  const { direction } = useTheme();
  const isPrinting = usePrinting();
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(600);
  const days = daysBetween(span.from, span.to) + 1;
  const nameWidth = isPrinting ? 240 : 280;
  const px = isPrinting ? (paperWidth - nameWidth) / days : looks[scale].px;
  const width = days * px;
  const many = Math.ceil(height / rowHeight);
  // Steps of some rows, so that not each pixel draws anew.
  const first = isPrinting ? 0 : Math.max(0, Math.floor(top / rowHeight / 6) * 6 - spareRows);
  const last = isPrinting ? rows.length : Math.min(rows.length, first + many + 2 * spareRows + 6);

  const show = (index: number): void => {
    const box = scroller.current;
    if (!box) return;
    const at = index * rowHeight;
    if (at < box.scrollTop) box.scrollTop = at;
    else if (at + rowHeight + headHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = at + rowHeight + headHeight - box.clientHeight;
    setTop(box.scrollTop);
  };
  const keys = useChartKeys(rows, Math.max(1, many - 3), show);
  const onPlace = useStableCallback(props.onPlace);
  const onOpen = useStableCallback(props.onOpen);
  const onFold = useStableCallback(props.onFold);
  const firm = useMemo(
    () => ({ country: timeline.country, workdayMinutes: timeline.workdayMinutes }),
    [timeline.country, timeline.workdayMinutes],
  );

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const watch = new ResizeObserver(() => setHeight(box.clientHeight));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const bringIntoSight = useEffectEvent(() => {
    const at = (placeIn(span, date, date)?.at ?? 0) * looks[scale].px - 160;
    if (scroller.current) scroller.current.scrollLeft = (direction === 'rtl' ? -1 : 1) * Math.max(0, at);
  });
  useLayoutEffect(() => bringIntoSight(), [span.from, scale, direction]);

  return (
    <>
      {isPrinting && <GlobalStyles styles={{ '@page': { size: 'landscape' } }} />}
      <Box
        ref={scroller}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        sx={isPrinting ? undefined : scroll}
        style={{ '--names': `${nameWidth}px`, '--ahead': direction === 'rtl' ? -1 : 1 } as object}
      >
        <Box
          role="treegrid"
          aria-label={label}
          aria-describedby={hint}
          aria-rowcount={rows.length + 1}
          onKeyDown={keys.onKeyDown}
          onFocus={(event) => {
            const { timeline: key } = (event.target as HTMLElement).dataset;
            if (key) keys.focusOn(key);
          }}
          sx={{ position: 'relative' }}
          style={{ width: nameWidth + width, height: headHeight + rows.length * rowHeight }}
        >
          <ChartGround
            scale={scale}
            span={span}
            px={px}
            height={headHeight + rows.length * rowHeight}
            nameWidth={nameWidth}
            today={today}
            country={timeline.country}
          />
          <ChartHead scale={scale} span={span} px={px} nameWidth={nameWidth} label={t('timeline.columns.name')} />
          {rows.slice(first, last).map((row, index) => (
            <ChartRow
              key={row.key}
              row={row}
              index={first + index}
              span={span}
              px={px}
              byKey={looks[scale].byKey}
              nameWidth={nameWidth}
              isCurrent={row.key === keys.current}
              saysProject={saysProject}
              today={today}
              firm={firm}
              onPlace={onPlace}
              onOpen={onOpen}
              onFold={onFold}
            />
          ))}
          <ChartLinks rows={rows} first={first} last={last} span={span} px={px} nameWidth={nameWidth} width={width} />
        </Box>
      </Box>
      <Box id={hint} className="no-print" sx={{ px: 1.5, py: 1, fontSize: '0.75rem', color: 'text.secondary' }}>
        {t('timeline.keys')}
      </Box>
    </>
  );
};

const scroll = { overflow: 'auto', maxHeight: 'max(320px, calc(100vh - 410px))', overscrollBehaviorX: 'contain' } as const;
