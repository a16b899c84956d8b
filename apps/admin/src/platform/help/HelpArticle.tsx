import TagOutlined from '@mui/icons-material/TagOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { richTextLook } from '../richText/richTextLook.ts';
import { helpAddress } from './helpAddress.ts';
import { HelpProse } from './HelpProse.tsx';
import type { HelpPageText } from './readHelp.ts';

/** The first screen that can be opened directly, not one of a record. */
const screenOf = (about: readonly string[]) =>
  about.find((address) => address.endsWith('/index') || address.split('/').length === 3);

export const HelpArticle = ({ page, help }: { page: HelpPageText; help: readonly HelpPageText[] }) => {
  const t = useTranslate();
  const { hash } = useLocation();
  useEffect(() => {
    const heading = hash && document.getElementById(hash.slice(1));
    if (!heading) return;
    heading.scrollIntoView?.();
    heading.focus({ preventScroll: true });
  }, [hash, page]);
  const screen = screenOf(page.about);
  const at = help.findIndex(({ id }) => id === page.id);
  const [previous, next] = [help[at - 1], help[at + 1]];
  return (
    <Box component="article" sx={{ maxWidth: '68ch', minWidth: 0 }}>
      <Box sx={prose}>
        <HelpProse tokens={page.tokens} />
      </Box>
      {screen && (
        <Button component={Link} to={screen} className="no-print" variant="outlined" size="small" sx={{ mt: 1 }}>
          {t('help.open_screen')}
        </Button>
      )}
      {page.sections.length > 1 && (
        <Box component="nav" aria-labelledby="help-contents" className="no-print" sx={contents}>
          <Typography id="help-contents" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
            {t('help.contents')}
          </Typography>
          <ul>
            {page.sections.map(({ id, title }) => (
              <li key={id}>
                <Link to={helpAddress({ page: page.id, section: id })}>{title}</Link>
              </li>
            ))}
          </ul>
        </Box>
      )}
      {page.sections.map(({ id, title, tokens }) => (
        <Box component="section" key={id} aria-labelledby={id} sx={{ mt: 4, breakInside: 'avoid-page' }}>
          <Box sx={heading}>
            <Typography id={id} variant="h2" tabIndex={-1}>
              {title}
            </Typography>
            <Link to={helpAddress({ page: page.id, section: id })} aria-label={t('help.link_to', { title })} className="no-print">
              <TagOutlined fontSize="inherit" />
            </Link>
          </Box>
          <Box sx={prose}>
            <HelpProse tokens={tokens} />
          </Box>
        </Box>
      ))}
      <Box
        className="no-print"
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 5, pt: 2, borderTop: 1, borderColor: 'divider' }}
      >
        {previous ? <Turn label={t('help.previous')} page={previous} /> : <span />}
        {next && <Turn label={t('help.next')} page={next} end />}
      </Box>
    </Box>
  );
};

const Turn = ({ label, page, end }: { label: string; page: HelpPageText; end?: boolean }) => (
  <Box sx={{ textAlign: end ? 'end' : 'start', minWidth: 0, '& a': { color: 'kontor.link' } }}>
    <Typography variant="caption" component="div" color="textSecondary">
      {label}
    </Typography>
    <Link to={helpAddress({ page: page.id })}>{page.title}</Link>
  </Box>
);

const prose = {
  ...richTextLook,
  lineHeight: 1.65,
  '@media print': { '&, & *': { color: 'common.black' } },
  '& h3': { fontSize: '1rem', fontWeight: 650, mt: 2.5, mb: 0.5 },
  '& kbd': {
    font: 'inherit',
    fontSize: '0.875em',
    px: 0.75,
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.5,
    whiteSpace: 'nowrap',
  },
  '& td > p': { m: 0 },
} as const;
const contents = {
  mt: 3,
  py: 1.5,
  px: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& ul': { m: 0, paddingInlineStart: 2.5 },
  '& li': { py: 0.25 },
  '& a': { color: 'kontor.link' },
} as const;
const heading = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  '& h2:focus': { outline: 'none' },
  '& a': { display: 'grid', placeItems: 'center', width: 28, height: 28, borderRadius: 1, color: 'text.secondary' },
} as const;
