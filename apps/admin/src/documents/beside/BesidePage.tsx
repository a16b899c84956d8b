import { Box, useMediaQuery, type Theme } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

type Props = { list: (openId: number) => ReactNode; children: (id: number) => ReactNode };

/** The page of one document. On a wide screen, a document opened from its list keeps the list beside it. */
export const BesidePage = ({ list, children }: Props) => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up(1200));
  const isBeside = isWide && search.get('beside') === 'list';
  return (
    <Box className="document-columns" sx={isBeside ? split : undefined}>
      {isBeside && <Suspense fallback={<span />}>{list(Number(id))}</Suspense>}
      <Box sx={{ minWidth: 0, containerType: 'inline-size' }}>{children(Number(id))}</Box>
    </Box>
  );
};

const split = { display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: '300px minmax(0, 1fr)' } as const;
