import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { NothingYet } from '../list/ListStates.tsx';
import { helpAddress } from './helpAddress.ts';
import type { HelpPageText } from './readHelp.ts';
import { searchHelp } from './searchHelp.ts';

type Props = { help: readonly HelpPageText[]; q: string; onClear: () => void };

export const HelpResults = ({ help, q, onClear }: Props) => {
  const t = useTranslate();
  const found = searchHelp(help, q);
  if (found.length === 0)
    return (
      <NothingYet text={t('help.nothing', { query: q })}>
        <Button variant="outlined" onClick={onClear}>
          {t('help.all')}
        </Button>
      </NothingYet>
    );
  return (
    <>
      <Typography role="status" color="textSecondary" variant="body2" sx={{ mb: 1 }}>
        {t('help.found', { smart_count: found.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: '76ch' }}>
        {found.map(({ page, section, title, pageTitle, excerpt }) => (
          <Box component="li" key={`${page}#${section ?? ''}`} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
            <Typography variant="h3" component="h2">
              <Box component={Link} to={helpAddress({ page, section })} sx={{ color: 'kontor.link' }}>
                {section ? `${pageTitle}: ${title}` : title}
              </Box>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {excerpt}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
};
