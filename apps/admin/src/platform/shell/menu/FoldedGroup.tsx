import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, ButtonBase, Tooltip, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isWithin } from './isWithin.ts';
import type { MenuEntry } from './registered.ts';
import { scrollMenuTo } from './scrollMenuTo.ts';

type Props = { id: string; label: string; collapsed: boolean; entries: readonly MenuEntry[]; children: ReactNode };

/** A collapsible group of the menu: open while one of its pages is, or when somebody opened it. */
export const FoldedGroup = ({ id, label, collapsed, entries, children }: Props) => {
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? entries.some(({ to }) => isWithin(pathname, to));
  const content = useRef<HTMLDivElement>(null);
  // At the end of a long menu it would open out of sight.
  useEffect(() => {
    if (content.current) scrollMenuTo(content.current);
  }, [open]);
  return (
    <>
      <Tooltip title={collapsed ? label : ''} placement="right">
        <ButtonBase
          id={id}
          focusRipple
          aria-expanded={open}
          aria-label={collapsed ? label : undefined}
          onClick={() => setChosen(!open)}
          sx={{ ...heading, ...(collapsed && { width: 'calc(100% - 16px)', mx: 1, px: 0, justifyContent: 'center' }) }}
        >
          {collapsed ? (
            <CategoryOutlined sx={{ fontSize: 20 }} />
          ) : (
            <Typography variant="overline" component="span">
              {label}
            </Typography>
          )}
          <ExpandMoreOutlined
            sx={{ fontSize: collapsed ? 14 : 18, transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 160ms' }}
          />
        </ButtonBase>
      </Tooltip>
      {open && <Box ref={content}>{children}</Box>}
    </>
  );
};

const heading = {
  display: 'flex',
  justifyContent: 'space-between',
  width: 'calc(100% - 16px)',
  mx: 1,
  mt: 1,
  px: 1.5,
  minHeight: 36,
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outlineOffset: -2 },
};
