import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { Box, Breadcrumbs, IconButton, Tooltip, Typography } from '@mui/material';
import { Children, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Opens } from './Opens.tsx';
import { part } from './page.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

const OverflowMenu = part(() => import('./OverflowMenu.tsx').then((m) => m.OverflowMenu));

type Crumb = { label: string; to: string };

type Props = {
  title: string;
  /** Parent pages; the start page need not be listed. */
  breadcrumb?: readonly Crumb[];
  /** Shown before the title, such as a person's picture. */
  leading?: ReactNode;
  /** A StatusChip beside the title. */
  status?: ReactNode;
  subtitle?: ReactNode;
  /** The tabs of the page, below everything else. */
  tabs?: ReactNode;
  /** The one primary button of the page. */
  action?: ReactNode;
  /** Secondary buttons, left of the primary one. */
  secondary?: ReactNode;
  /** Items of the overflow menu (three dots). */
  overflow?: ReactNode;
  /** Title of the browser tab, if it differs. */
  documentTitle?: string;
};

/** The header of every page: where am I, what is this, what can I do next. */
export const PageHeader = ({
  title,
  breadcrumb = [],
  leading,
  status,
  subtitle,
  tabs,
  action,
  secondary,
  overflow,
  documentTitle,
}: Props) => {
  const t = useTranslate();
  useDocumentTitle(documentTitle ?? title);
  const hasMenu = Children.toArray(overflow).length > 0;
  return (
    <Box sx={{ mb: 2.5 }}>
      {breadcrumb.length > 0 && (
        <Breadcrumbs
          aria-label={t('kontor.shell.breadcrumb')}
          className="no-print"
          sx={{
            fontSize: '0.8125rem',
            mb: leading ? 1 : 0.25,
            '& a': { color: 'text.secondary', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
          }}
        >
          {breadcrumb.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <Typography variant="body2" color="textSecondary" aria-current="page" noWrap sx={{ maxWidth: 240 }}>
            <bdi>{title}</bdi>
          </Typography>
        </Breadcrumbs>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.75 }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            minWidth: 0,
            flex: '1 1 240px',
            flexWrap: 'wrap',
            minHeight: 44,
          }}
        >
          {leading}
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{title}</bdi>
          </Typography>
          {status}
        </Box>
        <Box className="no-print" sx={beside}>
          <Box sx={hasMenu || subtitle ? below : besideTitle}>
            {secondary}
            {action}
          </Box>
          {hasMenu && (
            <Opens
              preload={OverflowMenu.preload}
              button={(opener) => (
                <Tooltip title={t('kontor.shell.more')}>
                  <IconButton
                    {...opener}
                    aria-label={t('kontor.shell.more')}
                    sx={{ alignSelf: { xs: 'flex-start', sm: 'center' } }}
                  >
                    <MoreVertOutlined />
                  </IconButton>
                </Tooltip>
              )}
            >
              {(opened) => <OverflowMenu {...opened}>{overflow}</OverflowMenu>}
            </Opens>
          )}
        </Box>
        {subtitle && (
          <Typography
            component="div"
            color="textSecondary"
            sx={{ order: 1, flexBasis: '100%', minWidth: 0, mt: -0.5, overflowWrap: 'anywhere' }}
          >
            {subtitle}
          </Typography>
        )}
      </Box>
      {tabs}
    </Box>
  );
};

const buttons = { display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' } as const;
// On a phone the dots stay beside the title, and the buttons form a row below the subtitle.
const beside = { ...buttons, display: { xs: 'contents', sm: 'flex' }, flexWrap: 'nowrap' } as const;
const below = {
  ...buttons,
  order: { xs: 2, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
  mt: { xs: 0.25, sm: 0 },
  '&:empty': { display: 'none' },
} as const;
const besideTitle = { ...buttons, '&:empty': { display: 'none' } } as const;
