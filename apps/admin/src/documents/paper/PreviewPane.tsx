import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useDebounced } from '../../platform/inputs/useDebounced.ts';
import { Speaking } from '../../platform/i18n/Speaking.tsx';
import type { Words } from '../../platform/i18n/words.ts';
import type { DocumentValues } from '../values/documentValues.ts';
import { lightPaper } from './lightPaper.ts';
import { PreviewPaper, type OfTheKind } from './PreviewPaper.tsx';

type Props<T> = OfTheKind<T> & {
  /** Those of the kit and of the kind: the document is written in the language of its customer. The same list each time. */
  words: readonly Words[];
};

/** The document beside the form, as the customer gets it. It follows a moment after the typing, so that it never stands in its way. */
export const PreviewPane = <T extends DocumentValues>({ words, ...ofTheKind }: Props<T>) => {
  const t = useTranslate();
  const values = useDebounced(useWatch() as T, 250);
  return (
    <Box
      component="aside"
      aria-label={t('documents.paper.preview_of')}
      sx={{ position: 'sticky', top: 80, maxHeight: 'calc(100vh - 170px)', overflow: 'auto', ...lightPaper }}
    >
      <Speaking language={values.language} words={words}>
        <PreviewPaper {...ofTheKind} values={values} />
      </Speaking>
    </Box>
  );
};
