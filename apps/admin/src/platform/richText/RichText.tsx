import { Box, type SxProps } from '@mui/material';
import { RichTextField } from 'react-admin';
import { richTextLook } from './richTextLook.ts';

/** Stored HTML, sanitised again, with lines of readable length. */
export const RichText = ({ html, sx }: { html: string; sx?: SxProps }) => (
  <Box sx={{ maxWidth: '68ch', lineHeight: 1.65, '& > div': { ...richTextLook, display: 'block' }, ...sx }}>
    <RichTextField record={{ html }} source="html" component="div" />
  </Box>
);
