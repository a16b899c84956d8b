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
  /** The field with the document's last day. */
  until: string;
  /** The kind whose series can be chosen; left out once the document has its number. */
  kind?: DocumentKind;
  customer: ReactNode;
  /** A note about the customer. */
  note?: ReactNode;
};

/** The folded fields in one line. */
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

/** The exchange rate, asked for on a document in a foreign currency because nothing else knows it. */
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
 * The customer, and the other details in a fold, so that one Tab leads from the customer to the first line. The button of the fold comes
 * before the customer, off that path; an invalid field inside opens the fold.
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
