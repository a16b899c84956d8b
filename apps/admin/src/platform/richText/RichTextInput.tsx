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

/** A field of a form that holds HTML: only what the API keeps can be written. Its editor is fetched when it is drawn. */
export const RichTextInput = (props: RichTextInputProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={(props.minHeight ?? 160) + 76} sx={{ mt: 1, mb: 0.5 }} />}>
    <Field {...props} />
  </Suspense>
);
