import type { DocumentKind } from '@kontor/domain';
import ExpandLessOutlined from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import { Suspense, useId, type ReactNode } from 'react';
import { useResourceContext, useStore, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useFormat } from '../../platform/format/useFormat.ts';
import { languageNames, type Language } from '../../platform/i18n/languages.ts';
import { part } from '../../platform/page/page.ts';
import { useBasis } from '../values/BasisContext.ts';
import { useDateField } from '../values/dateField.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { isFolded } from './folded.ts';

const ExchangeRate = part(() => import('./ExchangeRate.tsx').then((m) => m.ExchangeRate));
const FurtherDetails = part(() => import('./FurtherDetails.tsx').then((m) => m.FurtherDetails));

type Props = {
  /** The field with the last day of the document. */
  until: string;
  /** Which series can number it; left out once it has its number. */
  kind?: DocumentKind;
  customer: ReactNode;
  /** What is worth knowing about the customer. */
  note?: ReactNode;
};

/** What is folded away, in a line. */
const Summary = ({ until }: { until: string }) => {
  const format = useFormat();
  const [date, last, currency, language] = useWatch({ name: [useDateField(), until, 'currency', 'language'] }) as [
    string | null,
    string | null,
    string | null,
    Language,
  ];
  const said = [`${format.date(date)} – ${format.date(last)}`, currency, languageNames[language]].filter(Boolean);
  return <>{said.join(' · ')}</>;
};

/** Asked for on a document in a foreign currency: nobody else knows it. */
const ForeignCurrency = () => {
  const { organisation } = useBasis();
  const currency = useWatch({ name: 'currency' }) as string;
  const base = organisation?.baseCurrency;
  if (!base || !currency || currency === base) return null;
  return (
    <Suspense fallback={null}>
      <ExchangeRate currency={currency} base={base} />
    </Suspense>
  );
};

/**
 * For whom the document is, and behind a fold the rest: from the customer it is one Tab to the first line. What opens the fold stands
 * before the customer, so that it is no stop on that way; a field in it that is wrong opens it too.
 */
export const DetailsSection = ({ until, kind, customer, note }: Props) => {
  const t = useTranslate();
  const id = useId();
  const fold = useId();
  const resource = useResourceContext();
  const [wanted, setWanted] = useStore(`${resource}.details`, false);
  const { errors } = useFormState();
  const isOpen = wanted || Object.keys(errors).some(isFolded);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 }, mb: 2, overflow: 'visible' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 1 }}>
        <Typography variant="h2" id={id} sx={{ flex: 1 }}>
          {t('documents.form.details')}
        </Typography>
        {note}
        {!isOpen && (
          <Typography variant="body2" color="textSecondary" dir="auto">
            <Summary until={until} />
          </Typography>
        )}
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={fold}
          endIcon={isOpen ? <ExpandLessOutlined /> : <ExpandMoreOutlined />}
          onClick={() => setWanted(!isOpen)}
          onPointerEnter={() => void FurtherDetails.preload()}
          onFocus={() => void FurtherDetails.preload()}
        >
          {t(isOpen ? 'documents.form.fewer' : 'documents.form.more')}
        </Button>
      </Box>
      <FieldGrid>
        {customer}
        <ForeignCurrency />
      </FieldGrid>
      <div id={fold}>
        {isOpen && (
          <Suspense fallback={null}>
            <FurtherDetails until={until} kind={kind} />
          </Suspense>
        )}
      </div>
    </Card>
  );
};
