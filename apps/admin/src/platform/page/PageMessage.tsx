import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './useDocumentTitle.ts';

type Props = { icon?: ReactNode; title: string; text?: string; children?: ReactNode };

/** A page that only shows a message: not found, not allowed, failed. */
export const PageMessage = ({ icon, title, text, children }: Props) => {
  useDocumentTitle(title);
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh', textAlign: 'center', px: 2 }}>
      <Box sx={{ maxWidth: 480 }}>
        {icon && <Box sx={{ color: 'text.secondary', mb: 2, '& svg': { fontSize: 48 } }}>{icon}</Box>}
        <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 1 }}>
          {title}
        </Typography>
        {text && <Typography color="textSecondary">{text}</Typography>}
        {children && <Box sx={{ mt: 3, display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>{children}</Box>}
      </Box>
    </Box>
  );
};
