import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

type SideNavEntry = {
  key: string;
  label: string;
  to: string;
  end?: ReactNode;
  /** Error message for the section. */ problem?: string;
};

type Props = { label: string; entries: readonly SideNavEntry[]; current: string };

/** The sections of a page at its side; on a narrow screen a row to swipe. */
export const SideNav = ({ label, entries, current }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The current section may be outside the visible part of the row.
    const item = list.current?.querySelector('[aria-current]')?.parentElement;
    const row = list.current?.parentElement;
    if (item && row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.clientWidth) / 2;
  }, [current]);
  return (
    <Box component="nav" aria-label={label} sx={nav}>
      <Box component="ul" ref={list} sx={rows}>
        {entries.map(({ key, label: name, to, end, problem }) => (
          <Box component="li" key={key} sx={{ flexShrink: 0 }}>
            <Box component={Link} to={to} replace aria-current={key === current ? 'page' : undefined} sx={link}>
              <Typography component="span" variant="body1" sx={{ flex: 1, fontWeight: 'inherit' }}>
                {name}
              </Typography>
              {problem && <ErrorOutlineOutlined titleAccess={problem} sx={{ fontSize: 18, color: 'error.main' }} />}
              {end}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const nav = {
  overflowX: 'auto',
  mx: { xs: -2, md: 0 },
  px: { xs: 2, md: 0 },
  py: 0.5,
  position: { xs: 'relative', md: 'sticky' },
  top: { md: 80 },
} as const;
const rows = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: { xs: 'row', md: 'column' }, gap: 0.5 } as const;
const link = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  px: 1.5,
  borderRadius: 1,
  color: 'text.secondary',
  textDecoration: 'none',
  whiteSpace: { xs: 'nowrap', md: 'normal' },
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&[aria-current]': { bgcolor: 'action.selected', color: 'text.primary', fontWeight: 600 },
} as const;
