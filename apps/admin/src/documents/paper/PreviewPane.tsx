import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useDebounced } from '../../platform/inputs/useDebounced.ts';
import { InLanguage } from '../../platform/i18n/InLanguage.tsx';
import type { Words } from '../../platform/i18n/words.ts';
import type { DocumentValues } from '../values/documentValues.ts';
import { lightPaper } from './lightPaper.ts';
import { PreviewPaper, type OfTheKind } from './PreviewPaper.tsx';

type Props<T> = OfTheKind<T> & {
  /** The words of the kit and the kind, to load in the customer's language. Must keep its identity. */
  words: readonly Words[];
};

/** The preview beside the form. It follows typing with a short delay, so that it never slows it. */
export const PreviewPane = <T extends DocumentValues>({ words, ...ofTheKind }: Props<T>) => {
  const t = useTranslate();
  const values = useDebounced(useWatch() as T, 250);
  return (
    <Box
      component="aside"
      aria-label={t('documents.paper.preview_of')}
      sx={{ position: 'sticky', top: 80, maxHeight: 'calc(100vh - 170px)', overflow: 'auto', ...lightPaper }}
    >
      <InLanguage language={values.language} words={words}>
        <PreviewPaper {...ofTheKind} values={values} />
      </InLanguage>
    </Box>
  );
};
