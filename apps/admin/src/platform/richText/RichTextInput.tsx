import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { part } from '../page/page.ts';
import { richTextWords } from './index.ts';

const Field = part(() => import('./RichTextField.tsx').then((m) => m.RichTextField), [richTextWords]);

export type RichTextInputProps = {
  source: string;
  label?: string;
  helperText?: string;
  required?: boolean;
  minHeight?: number;
};

/** A form field for HTML, limited to the tags that the API keeps. The editor is fetched when first drawn. */
export const RichTextInput = (props: RichTextInputProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={(props.minHeight ?? 160) + 76} sx={{ mt: 1, mb: 0.5 }} />}>
    <Field {...props} />
  </Suspense>
);
