import type { InvoiceDetail } from '@kontor/domain';
import { Card, CardContent, Typography } from '@mui/material';
import { Form, ResourceContextProvider, useGetResourceLabel, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { createWith } from '../../../platform/api/createWith.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { ReferencePicker } from '../../../platform/inputs/picker/ReferencePicker.tsx';
import { PageHeader } from '../../../platform/page/PageHeader.tsx';

// An invoice that was issued elsewhere has no lines to credit.
const creditable = { status: ['sent', 'paid'], opening: false };

/** Asks which invoice to credit, by number, customer or amount; the form of its credit note follows. */
export const ChooseInvoice = ({ title }: { title: string }) => {
  const t = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const labelOf = useGetResourceLabel();
  const nameOf = ({ number, customerName, total, currency }: InvoiceDetail): string =>
    [number, customerName, format.money(total, currency)].filter(Boolean).join(' · ');
  return (
    <ResourceContextProvider value="creditNotes">
      <PageHeader title={title} breadcrumb={[{ label: labelOf('creditNotes', 2), to: '/creditNotes/index' }]} />
      <Card sx={{ maxWidth: 640 }}>
        <CardContent>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {t('creditNotes.form.choose')}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {t('creditNotes.form.choose_text')}
          </Typography>
          <Form>
            <ReferencePicker<InvoiceDetail>
              source="invoiceId"
              reference="invoices"
              filter={creditable}
              sort={{ field: 'invoiceDate', order: 'DESC' }}
              optionText={nameOf}
              helperText={false}
              autoFocus
              onRecord={(invoice) =>
                invoice && void navigate(createWith('creditNotes', { invoiceId: invoice.id }), { replace: true })
              }
            />
          </Form>
        </CardContent>
      </Card>
    </ResourceContextProvider>
  );
};
