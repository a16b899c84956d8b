import type { ContactRecord, CustomerRecord, DocumentKind, NumberSeriesRecord } from '@kontor/domain';
import { useState } from 'react';
import { HttpError, TextInput, useGetList, useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { may } from '../../platform/api/ability.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { useNoMail } from '../../people/auth/useSignInOptions.ts';
import { SeriesFields } from './SeriesFields.tsx';
import { useSeries } from './useSeries.ts';
import { useDocumentName } from '../values/useDocumentName.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';
import { useFieldName } from '../values/useFieldName.ts';

type Sendable = { id: number; number: string | null; customerId: number; contactId: number | null };
type SendValues = {
  to?: string | null;
  message?: string | null;
  numberSeriesId?: number | null;
  numberSeriesReason?: string | null;
  backdateReason?: string | null;
};
type Props = {
  /** Which series number it. */
  kind: DocumentKind;
  document: Sendable;
  /** What the kind's route takes. */
  input: new () => SendValues;
  onClose: () => void;
};

/** What will happen, kept true to what is in the form. */
const Consequences = ({ series }: { series: readonly NumberSeriesRecord[] }) => {
  const t = useTranslate();
  const noMail = useNoMail();
  const [to, numberSeriesId] = useWatch({ name: ['to', 'numberSeriesId'] }) as [string | null, number | null];
  const chosen = series.find(({ id }) => id === numberSeriesId);
  return (
    <ul style={{ marginTop: 4, paddingInlineStart: 20 }}>
      <li>{chosen ? t('documents.send.number_of', { number: chosen.preview }) : t('documents.send.number')}</li>
      <li>{t('documents.send.frozen')}</li>
      <li>
        {to?.trim()
          ? t(noMail ? 'documents.send.mail_kept' : 'documents.send.mail', { to: to.trim() })
          : t('documents.send.no_mail')}
      </li>
    </ul>
  );
};

const isTooEarly = (error: unknown): boolean =>
  error instanceof HttpError && (error.body as { code?: string } | null)?.code === 'document.date_before_last';

/** The mail goes to the contact person of the document, else to the primary one, else to the customer; undefined while that is read. */
function useReceiver({ customerId, contactId }: Sendable): string | null | undefined {
  const mayList = contactId === null && may('list', 'Contact');
  const { data: contact, isPending: waitsForContact } = useGetOne<ContactRecord>(
    'contacts',
    { id: contactId ?? 0 },
    { enabled: contactId !== null },
  );
  const { data: primary, isPending: waitsForPrimary } = useGetList<ContactRecord>(
    'contacts',
    { filter: { customerId, isPrimary: true }, pagination: { page: 1, perPage: 1 } },
    { enabled: mayList },
  );
  const { data: customer, isPending } = useGetOne<CustomerRecord>('customers', { id: customerId });
  if (isPending || (contactId !== null ? waitsForContact : mayList && waitsForPrimary)) return undefined;
  return contact?.email ?? primary?.[0]?.email ?? customer?.email ?? null;
}

/** Are you sure? Says what will happen, to whom the mail goes and with which words; empty means without a mail. */
export const SendDialog = ({ kind, document, input, onClose }: Props) => {
  const t = useTranslate();
  const { name: resource, subject } = useDocumentResource();
  const command = useCommand(resource);
  const wordOf = useFieldName();
  const nameOf = useDocumentName();
  const resolver = useValidation(input);
  const [tooEarly, setTooEarly] = useState(false);
  const receiver = useReceiver(document);
  const series = useSeries(kind);
  if (receiver === undefined || series === undefined) return null;
  const usual = series.find(({ isDefault }) => isDefault)?.id ?? null;
  return (
    <FormDialog
      title={t('documents.send.title', { name: nameOf(document) })}
      text={t(`${resource}.confirm.send`)}
      submitLabel={t(`${resource}.confirm.issue`)}
      defaults={{ to: receiver, message: null, numberSeriesId: usual, numberSeriesReason: null }}
      resolver={resolver}
      run={async ({ to, message, numberSeriesId, numberSeriesReason, backdateReason }: SendValues) => {
        const isOther = numberSeriesId && numberSeriesId !== usual;
        const body = {
          to: to?.trim() || null,
          message: message?.trim() || null,
          ...(isOther && { numberSeriesId, numberSeriesReason: numberSeriesReason?.trim() || null }),
        };
        const reason = backdateReason?.trim();
        try {
          await command(document.id, 'send', reason ? { ...body, backdateReason: reason } : body);
        } catch (error) {
          if (isTooEarly(error)) setTooEarly(may('backdate', subject, document));
          throw error;
        }
      }}
      success={`${resource}.done.send`}
      onClose={onClose}
    >
      {tooEarly && (
        <TextInput
          source="backdateReason"
          label={wordOf('backdateReason')}
          helperText="documents.send.backdate_hint"
          multiline
          minRows={2}
          required
          autoFocus
        />
      )}
      {series.length > 1 && <SeriesFields series={series} />}
      <Consequences series={series.length > 1 ? series : []} />
      <TextInput source="to" type="email" label={wordOf('to')} helperText="documents.send.to_hint" autoComplete="off" />
      <TextInput source="message" label={wordOf('message')} multiline minRows={3} />
    </FormDialog>
  );
};
