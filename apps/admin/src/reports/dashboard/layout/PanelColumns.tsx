import type { DashboardLayoutRecord, DashboardPanel } from '@kontor/domain';
import { Box, useMediaQuery, type Theme } from '@mui/material';
import { Fragment, type ReactNode } from 'react';

/** The content of each panel that the person may see. */
export type Panels = Partial<Record<DashboardPanel, ReactNode>>;

/** These need the room of the wider column. */
const wide: readonly DashboardPanel[] = ['cash', 'forecast', 'attention', 'payable'];

/** The panels in the person's order: in two columns where there is room, in one on phones. */
export const PanelColumns = ({ panels, layout }: { panels: Panels; layout: DashboardLayoutRecord }) => {
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const shown = layout.panels.filter((panel) => panels[panel] && !layout.hidden.includes(panel));
  const columns = [shown.filter((panel) => wide.includes(panel)), shown.filter((panel) => !wide.includes(panel))];
  const isSplit = hasRoom && columns.every((column) => column.length > 0);
  return (
    <Box sx={{ ...column, mt: 2, alignItems: 'start', gridTemplateColumns: isSplit ? 'minmax(0, 5fr) minmax(0, 3fr)' : one }}>
      {(isSplit ? columns : [shown]).map((some) => (
        <Box key={some === columns[1] ? 'narrow' : 'wide'} sx={column}>
          {some.map((panel) => (
            <Fragment key={panel}>{panels[panel]}</Fragment>
          ))}
        </Box>
      ))}
    </Box>
  );
};

const one = 'minmax(0, 1fr)';
const column = { display: 'grid', gap: 2, gridTemplateColumns: one, minWidth: 0 } as const;
