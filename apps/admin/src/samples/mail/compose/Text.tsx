import { Box, FormLabel, Skeleton } from '@mui/material';
import { Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { part } from '../../../platform/page/page.ts';
import { richTextWords } from '../../../platform/richText/index.ts';

const RichTextEditor = part(
  () => import('../../../platform/richText/RichTextEditor.tsx').then((m) => m.RichTextEditor),
  [richTextWords],
);

type Props = { html: string; onChange: (html: string) => void; autoFocus: boolean };

/** The text of an email, with lists, links and bold. The server keeps allowed tags only and shows nothing else. */
export const Text = ({ html, onChange, autoFocus }: Props) => {
  const t = useTranslate();
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <FormLabel id={id} sx={{ fontSize: '0.75rem', display: 'block', mb: 0.5 }}>
        {t('mail.message')}
      </FormLabel>
      <Suspense fallback={<Skeleton variant="rounded" height={236} />}>
        <RichTextEditor labelledBy={id} html={html} onChange={onChange} autoFocus={autoFocus} dir="auto" />
      </Suspense>
    </Box>
  );
};
