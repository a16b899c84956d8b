import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, ButtonBase, Tooltip, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { isWithin } from './isWithin.ts';
import type { MenuEntry } from './registered.ts';
import { scrollMenuTo } from './scrollMenuTo.ts';

type Props = {
  id: string;
  label: string;
  collapsed: boolean;
  /** Open until somebody folds it; the samples are the other way round. */
  usual: boolean;
  entries: readonly MenuEntry[];
  children: ReactNode;
};

/** A group of the menu that folds, and stays as it was left in this browser. Without a choice it is open while one of its pages is. */
export const FoldedGroup = ({ id, label, collapsed, usual, entries, children }: Props) => {
  const { pathname } = useLocation();
  const [chosen, setChosen] = useStore<boolean | undefined>(id);
  const isHere = entries.some((entry) => isWithin(pathname, entry));
  const open = chosen ?? (usual || isHere);
  const content = useRef<HTMLDivElement>(null);
  const wasToggled = useRef(!usual);
  // At the end of a long menu it would open out of sight.
  useEffect(() => {
    if (content.current && wasToggled.current) scrollMenuTo(content.current);
  }, [open]);
  const toggle = () => {
    wasToggled.current = true;
    setChosen(!open);
  };
  return (
    <>
      <Tooltip title={collapsed ? label : ''} placement="right">
        <ButtonBase
          id={id}
          focusRipple
          aria-expanded={open}
          aria-label={collapsed ? label : undefined}
          onClick={toggle}
          sx={{
            ...heading,
            ...(isHere && !open && { color: 'primary.main' }),
            ...(collapsed && { width: 'calc(100% - 16px)', mx: 1, px: 0, justifyContent: 'center' }),
          }}
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
  mt: 0.5,
  px: 1.5,
  minHeight: 32,
  '@media (pointer: coarse)': { minHeight: 44 },
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outlineOffset: -2 },
};
