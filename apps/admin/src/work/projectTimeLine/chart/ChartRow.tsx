import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, IconButton } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { subjectOfItem, type Days, type Item, type Row } from '../items.ts';
import type { Span } from '../scale.ts';
import { ChartBar } from './ChartBar.tsx';
import { ChartLoad, type Firm } from './ChartLoad.tsx';
import { headHeight, rowHeight } from './sizes.ts';

export type RowActions = {
  onPlace: (item: Item, days: Days) => void;
  onOpen: (item: Item) => void;
  onFold: (key: string) => void;
};
type Props = RowActions & {
  row: Row;
  index: number;
  span: Span;
  px: number;
  byKey: number;
  nameWidth: number;
  isCurrent: boolean;
  /** By person, a task says of which project it is. */
  saysProject: boolean;
  today: string;
  firm: Firm;
};

/** One row: its name, which stays at the side, and its bar, or the load of a person. */
export const ChartRow = memo((props: Props) => {
  const { row, index, span, px, byKey, nameWidth, isCurrent, saysProject, today, firm, onPlace, onOpen, onFold } = props;
  const t = useTranslate();
  const name = row.kind === 'person' ? (row.name ?? t('timeline.nobody')) : row.item.name;
  const beside = row.kind === 'project' ? row.customer : row.kind === 'item' && saysProject ? row.project : null;
  const folds = row.kind !== 'item' && row.inside > 0;
  const foldLabel = folds && t(row.isFolded ? 'timeline.unfold' : 'timeline.fold', { name });
  return (
    <Box
      role="row"
      aria-rowindex={index + 2}
      aria-level={row.kind === 'item' ? 2 : 1}
      aria-expanded={folds ? !row.isFolded : undefined}
      onKeyDown={(event) => {
        if (event.key !== ' ' || !folds) return;
        event.preventDefault();
        onFold(row.key);
      }}
      sx={line}
      style={{ top: headHeight + index * rowHeight }}
    >
      <Box role="rowheader" sx={[names, row.kind !== 'item' && strong]} style={{ width: nameWidth }}>
        {folds ? (
          <IconButton
            size="small"
            sx={{ width: 30, height: 30 }}
            tabIndex={row.kind === 'person' && isCurrent ? 0 : -1}
            data-timeline={row.kind === 'person' ? row.key : undefined}
            aria-label={foldLabel || undefined}
            onClick={() => onFold(row.key)}
          >
            {row.isFolded ? <ChevronRightOutlined fontSize="small" sx={mirrored} /> : <ExpandMoreOutlined fontSize="small" />}
          </IconButton>
        ) : (
          <Box sx={{ width: row.kind === 'item' ? 56 : 36, flexShrink: 0 }} />
        )}
        <Box component="span" sx={text} title={beside ? `${name} · ${beside}` : name}>
          <bdi>{name}</bdi>
          {beside && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {' · '}
              <bdi>{beside}</bdi>
            </Box>
          )}
        </Box>
      </Box>
      <Box role="gridcell" sx={{ position: 'relative', flex: 1 }}>
        {row.kind === 'person' ? (
          <ChartLoad tasks={row.tasks} firm={firm} span={span} px={px} today={today} />
        ) : (
          <ChartBar
            item={row.item}
            span={span}
            px={px}
            byKey={byKey}
            mayMove={may('edit', subjectOfItem(row.item))}
            isCurrent={isCurrent}
            today={today}
            onPlace={onPlace}
            onOpen={onOpen}
          />
        )}
      </Box>
    </Box>
  );
});

const mirrored = { transform: 'scaleX(var(--ahead))' } as const;
const line = {
  position: 'absolute',
  insetInline: 0,
  height: rowHeight,
  display: 'flex',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
const names = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 3,
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  paddingInlineEnd: 1,
  // Over the line below the row, on which dependencies run.
  mb: '-1px',
  borderBottom: 1,
  bgcolor: 'background.paper',
  borderInlineEnd: 1,
  borderColor: 'divider',
  fontSize: '0.8125rem',
  overflow: 'hidden',
} as const;
const strong = { fontWeight: 600 } as const;
const text = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
