import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Explains how the figures of a report are computed. */
export const Explanation = ({ children }: { children: ReactNode }) => {
  const t = useTranslate();
  return (
    <Box component="details" className="no-print" sx={{ px: 2, py: 1.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, color: 'text.primary', fontWeight: 550, width: 'fit-content' }}>
        {t('kontor.report.explanation')}
      </Box>
      <Box sx={{ maxWidth: '68ch', pt: 0.5 }}>{children}</Box>
    </Box>
  );
};
