import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useListContext, useResourceContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { findResource } from '../../api/resource.ts';
import { Unbroken } from '../../format/Unbroken.tsx';

export type Card = {
  title: ReactNode;
  subtitle?: ReactNode;
  end?: ReactNode;
  status?: ReactNode;
  /** The page that the card leads to; by default the record's, if records of this kind have one. Null for a card with buttons of its own. */
  to?: string | null;
};

/** The list as cards, where columns do not fit. */
export const MobileCards = <T extends RaRecord>({ card }: { card: (record: T) => Card }) => {
  const resource = useResourceContext() ?? '';
  const { data = [] } = useListContext<T>();
  const createPath = useCreatePath();
  const { show, edit } = findResource(resource) ?? {};
  const page = show ? 'show' : edit ? 'edit' : undefined;
  return (
    <List disablePadding>
      {data.map((record) => {
        const { title, subtitle, end, status, to } = card(record);
        const own = page && createPath({ resource, type: page, id: record.id });
        const path = to === undefined ? own : (to ?? undefined);
        return (
          <ListItem key={record.id} disablePadding divider>
            <CardBody to={path}>
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
            </CardBody>
          </ListItem>
        );
      })}
    </List>
  );
};

/** A card without a page to lead to is no link, and may hold links and buttons of its own. */
const CardBody = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? (
    <Box sx={{ ...row, display: 'flex', width: '100%', px: 2 }}>{children}</Box>
  ) : (
    <ListItemButton component={Link} to={to} sx={row}>
      {children}
    </ListItemButton>
  );

const row = { gap: 1.5, py: 1.25, alignItems: 'flex-start' } as const;

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
