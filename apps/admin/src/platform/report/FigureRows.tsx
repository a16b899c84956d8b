import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ShareBar } from './ShareBar.tsx';

type FigureRow = {
  key?: string;
  label: ReactNode;
  /** Small text beside the label. */
  note?: ReactNode;
  value: ReactNode;
  /** Length of a bar, if the figure is a share. */
  percent?: number;
  tone?: string;
  end?: ReactNode;
};

/** Labelled figures in rows, shares with a bar. The cards of the dashboard are made of them. */
export const FigureRows = ({ rows }: { rows: readonly FigureRow[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25, '* + &': { mt: 2 } }}>
    {rows.map(({ key, label, note, value, percent, tone, end }, index) => (
      <li key={key ?? index}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1, flexWrap: 'wrap' }}>
          <Typography
            component="span"
            variant="body2"
            dir="auto"
            color={note === undefined ? 'textSecondary' : undefined}
            sx={{ flex: note === undefined ? '1 1 0' : undefined, textAlign: 'match-parent' }}
          >
            {label}
          </Typography>
          {note !== undefined && (
            <Typography
              component="span"
              variant="caption"
              color="textSecondary"
              dir="auto"
              sx={{ flex: 1, textAlign: 'match-parent' }}
            >
              {note}
            </Typography>
          )}
          <Typography component="span" variant="body2" dir="auto" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
          {end}
        </Box>
        {percent !== undefined && <ShareBar percent={percent} tone={tone} />}
      </li>
    ))}
  </Box>
);
