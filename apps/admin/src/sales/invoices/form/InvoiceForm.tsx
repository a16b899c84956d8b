import type { InvoiceDetail } from '@kontor/domain';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Card, MenuItem, Typography, useMediaQuery, type Theme } from '@mui/material';
import { Suspense, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { Form, ResourceContextProvider, useGetResourceLabel, useStore, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../platform/action/ConfirmDialog.tsx';
import { lateResolver } from '../../../platform/form/lateResolver.ts';
import { Once } from '../../../platform/page/Once.tsx';
import { part } from '../../../platform/page/page.ts';
import { PageHeader } from '../../../platform/page/PageHeader.tsx';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { BasisContext, type Basis } from './BasisContext.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { DateFields } from './DateFields.tsx';
import { DiscountField } from './DiscountField.tsx';
import { DocumentFields, NoteFields } from './DocumentFields.tsx';
import { EditorBar } from './EditorBar.tsx';
import { HoursOffer } from './HoursOffer.tsx';
import { LinesTable } from './LinesTable.tsx';
import { LocalDraft } from './LocalDraft.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { TotalsPanel } from './TotalsPanel.tsx';
import { useSaveInvoice } from './useSaveInvoice.ts';
import type { InvoiceValues } from './values.ts';

const ErrorSummary = part(() => import('./ErrorSummary.tsx').then((m) => m.ErrorSummary));
const EditorQuestions = part(() => import('./EditorQuestions.tsx').then((m) => m.EditorQuestions));

/** Needed once an attempt to save has failed. */
const Problems = () => {
  const { submitCount } = useFormState();
  return submitCount > 0 ? (
    <Suspense fallback={null}>
      <ErrorSummary />
    </Suspense>
  ) : null;
};

type Props = { basis: Basis; defaults: InvoiceValues; invoice?: InvoiceDetail; title: string };

/** The guard before leaving has to see the saved form first. */
const LeaveWhenSaved = ({ saved }: { saved: { id: number; send: boolean } | undefined }) => {
  const navigate = useNavigate();
  const { isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (saved && isSubmitSuccessful) void navigate(`/invoices/${saved.id}/show`, { state: { send: saved.send } });
  }, [saved, isSubmitSuccessful, navigate]);
  return null;
};

const DiscardItem = () => {
  const t = useTranslate();
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <MenuItem disabled={!isDirty} onClick={() => setAsking(true)}>
        {t('invoices.form.discard')}
      </MenuItem>
      <ConfirmDialog
        open={asking}
        text={t('invoices.form.discard_text')}
        confirmLabel={t('invoices.form.discard')}
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => {
          reset();
          setAsking(false);
        }}
      />
    </>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 }, mb: 2, overflow: 'visible' }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
};

/** The editor of a draft, new or not: who, when, lines, sums, texts; the document beside it where there is room. */
export const InvoiceForm = ({ basis, defaults, invoice, title }: Props) => {
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  const [initial] = useState(defaults);
  const roomy = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'));
  const [wanted, setWanted] = useStore<boolean | null>('invoices.preview', null);
  const preview = roomy && (wanted ?? wide);
  const resolver = useMemo(
    () => lateResolver(() => import('./resolver.ts').then((m) => m.invoiceResolver(basis.rates, t))),
    [basis.rates, t],
  );
  const { submit, question, saved, then } = useSaveInvoice(invoice, basis.rates);
  return (
    <BasisContext.Provider value={basis}>
      <ResourceContextProvider value="invoices">
        <Form
          defaultValues={initial}
          resolver={resolver}
          onSubmit={submit}
          reValidateMode="onBlur"
          shouldFocusError={false}
          noValidate
          warnWhenUnsavedChanges
          disableInvalidFormNotification
        >
          <PageHeader
            title={title}
            breadcrumb={[{ label: labelOf('invoices', 2), to: '/invoices/index' }]}
            status={<StatusChip status="draft" />}
            secondary={
              roomy && (
                <Button
                  startIcon={preview ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
                  aria-pressed={preview}
                  onClick={() => setWanted(!preview)}
                >
                  {t(preview ? 'invoices.form.hide_preview' : 'invoices.form.preview')}
                </Button>
              )
            }
            overflow={<DiscardItem />}
          />
          <Box
            sx={{ display: 'grid', gap: 3, gridTemplateColumns: preview ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)' }}
          >
            <Box sx={{ minWidth: 0 }}>
              <LocalDraft
                id={invoice?.id ?? null}
                version={invoice?.version ?? null}
                saved={Boolean(saved)}
                customerId={invoice ? null : initial.customerId}
              />
              <Problems />
              <Section title={t('invoices.form.details')}>
                <Box sx={fields}>
                  <CustomerFields />
                  <DateFields />
                  <DocumentFields />
                </Box>
              </Section>
              <Section title={t('invoices.form.lines')}>
                <LinesTable>
                  <HoursOffer />
                </LinesTable>
                <Box sx={sums}>
                  <DiscountField />
                  <TotalsPanel />
                </Box>
              </Section>
              <Section title={t('invoices.form.notes')}>
                <NoteFields />
              </Section>
            </Box>
            {preview && <PreviewPane title={invoice ? title : t('kontor.status.draft')} />}
          </Box>
          <EditorBar then={then} />
          <LeaveWhenSaved saved={saved} />
          <Once wanted={Boolean(question)}>
            <EditorQuestions question={question} id={invoice?.id} />
          </Once>
        </Form>
      </ResourceContextProvider>
    </BasisContext.Provider>
  );
};

const fields = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
  columnGap: 2,
  alignItems: 'start',
  '& .MuiFormControl-root': { width: '100%' },
} as const;
const sums = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 300px) minmax(0, 360px)' },
  justifyContent: 'space-between',
  gap: 3,
  mt: 2,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
