import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useListContext, useResourceContext, useResourceDefinition, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { Unbroken } from '../../format/Unbroken.tsx';

export type Card = { title: ReactNode; subtitle?: ReactNode; end?: ReactNode; status?: ReactNode };

/** The list as cards, where columns do not fit. */
export const MobileCards = <T extends RaRecord>({ card }: { card: (record: T) => Card }) => {
  const resource = useResourceContext() ?? '';
  const { data = [] } = useListContext<T>();
  const createPath = useCreatePath();
  const { hasShow } = useResourceDefinition();
  return (
    <List disablePadding>
      {data.map((record) => {
        const { title, subtitle, end, status } = card(record);
        return (
          <ListItem key={record.id} disablePadding divider>
            <ListItemButton
              component={Link}
              to={createPath({ resource, type: hasShow ? 'show' : 'edit', id: record.id })}
              sx={{ gap: 1.5, py: 1.25, alignItems: 'flex-start' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  <bdi>{title}</bdi>
                </Typography>
                {subtitle && (
                  <Typography variant="body2" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
                    {typeof subtitle === 'string' ? <Unbroken text={subtitle} /> : subtitle}
                  </Typography>
                )}
              </Box>
              <Box sx={side}>
                {end && <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{end}</Typography>}
                {status}
              </Box>
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
};

/** Two badges wrap before they take space from the name, and so do the words of a long one. */
const side = {
  textAlign: 'end',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  gap: 0.5,
  justifyItems: 'end',
  maxWidth: '50%',
  '& > span': { justifyContent: 'flex-end' },
  '& [data-status]': { whiteSpace: 'normal', height: 'auto', minHeight: 24, textAlign: 'start' },
} as const;
