import type { DocumentKind, Finding, NumberSeriesRecord } from '@kontor/domain';
import { useState, type ReactNode } from 'react';
import { HttpError, TextInput, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { may } from '../../platform/api/ability.ts';
import { pathOf } from '../../platform/api/subjects.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { inSentence } from '../../platform/format/inSentence.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { useNoMail } from '../../people/auth/useSignInOptions.ts';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { KeepAddress, useKeepAddress } from './KeepAddress.tsx';
import { KeepTyped, useTyped } from './KeepTyped.tsx';
import { LetterInputs } from './LetterInputs.tsx';
import { MailSetup } from './MailSetup.tsx';
import type { Sending } from '../preflight/DraftFindings.tsx';
import { MendLink } from '../preflight/MendLink.tsx';
import { useLacks } from '../preflight/useLacks.ts';
import { SeriesFields } from '../numbering/SeriesFields.tsx';
import { useLetter } from './useLetter.ts';
import { useReceiver } from './useReceiver.ts';
import { useTellSent } from './useTellSent.ts';
import { useSeries } from '../numbering/useSeries.ts';
import { useDocumentName } from '../values/useDocumentName.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';
import { useFieldName } from '../values/useFieldName.ts';

type Sendable = {
  id: number;
  number: string | null;
  customerId: number;
  contactId: number | null;
  numberSeriesId: number | null;
  numberSeriesReason?: string | null;
};
type SendValues = {
  to?: string | null;
  subject?: string | null;
  message?: string | null;
  numberSeriesId?: number | null;
  numberSeriesReason?: string | null;
  backdateReason?: string | null;
  withoutAccount?: boolean;
  ahead?: boolean;
  above?: boolean;
  keepAddress?: boolean;
};
type Props = {
  /** The kind whose series number it. */
  kind: DocumentKind;
  document: Sendable;
  /** The input class of the kind's route. */
  input: new () => SendValues;
  /** The checks at sending, of the kind. */
  findings?: (sending: Sending) => ReactNode;
  onClose: () => void;
};

/** The checks with the series that is chosen in the form. */
const Checked = ({ findings, onFound }: Required<Pick<Props, 'findings'>> & Required<Pick<Sending, 'onFound'>>) => {
  const numberSeriesId = useWatch({ name: 'numberSeriesId' }) as number | null;
  return findings({ onFound, numberSeriesId });
};

/** The switch that confirms what the API asks under a code. */
const confirmations = {
  'invoice.hours_ahead': 'ahead',
  'invoice.hours_above': 'above',
  'invoice.no_bank_account': 'withoutAccount',
} as const;
const labels = { ahead: 'letters.ahead', above: 'letters.above', withoutAccount: 'letters.no_account' };

/** What sending will do, following the values in the form. */
const Consequences = ({ number, series }: { number: string | null; series: readonly NumberSeriesRecord[] }) => {
  const t = useTranslate();
  const noMail = useNoMail();
  const [to, numberSeriesId] = useWatch({ name: ['to', 'numberSeriesId'] }) as [string | null, number | null];
  const chosen = series.find(({ id }) => id === numberSeriesId);
  const next = chosen ? t('letters.gets_number_of', { number: chosen.preview }) : t('letters.gets_number');
  return (
    <ul style={{ marginTop: 4, paddingInlineStart: 20 }}>
      <li>{number === null ? next : t('letters.keeps_number', { number })}</li>
      <li>{t('letters.frozen')}</li>
      {!to?.trim() && <li>{t('letters.will_not_mail')}</li>}
      {to?.trim() && noMail !== undefined && (
        <li>
          {t(noMail ? 'letters.will_keep' : 'letters.will_mail', { to: to.trim() })}
          {noMail && <MailSetup />}
        </li>
      )}
    </ul>
  );
};

const codeOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? (error.body as { code?: string } | null)?.code : undefined;

/** Confirms sending: explains the effects and asks for recipients and text; without a recipient no email is sent. */
export const SendDialog = ({ kind, document, input, findings, onClose }: Props) => {
  const t = useTranslate();
  const { name: resource, subject } = useDocumentResource();
  const command = useCommand(resource);
  const wordOf = useFieldName();
  const nameOf = useDocumentName();
  const resolver = useValidation(input);
  const tell = useTellSent(kind, document);
  const [found, setFound] = useState<readonly Finding[]>([]);
  /** The codes that the API asked about. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  const keepAddress = useKeepAddress(document.customerId);
  const lacks = useLacks(found);
  const { typed, keep, forget } = useTyped(`${resource}/${document.id}`);
  const receiver = useReceiver(document, kind === 'estimate' ? 'estimates' : 'invoices');
  const letter = useLetter(`/${pathOf(resource)}/${document.id}/letter`);
  const all = useSeries(kind);
  const series = all?.filter(({ id, isClosed }) => !isClosed || id === document.numberSeriesId);
  const asked = new Set([...refused, ...found.filter(({ weight }) => weight === 'asked').map(({ code }) => code)]);
  const switches = Object.entries(confirmations).flatMap(([code, source]) => (asked.has(code) ? source : []));
  const isTooEarly = asked.has('document.date_before_last') && may('backdate', subject, document);
  const lacksIn = (values: FieldValues): string | undefined => {
    if (isTooEarly && !(values['backdateReason'] as string | undefined)?.trim())
      return t('preflight.add', { fields: inSentence(wordOf('backdateReason')) });
    return lacks ?? (switches.every((source) => values[source]) ? undefined : t('preflight.confirm_first'));
  };
  if (receiver === undefined || series === undefined || letter === undefined) return null;
  const usual = series.find(({ isDefault }) => isDefault)?.id ?? null;
  const chosen = document.number === null ? document.numberSeriesId : null;
  // A revised document keeps its number.
  const asksForSeries = document.number === null && series.length > 1;
  return (
    <FormDialog
      // The text that is read at last fills the form anew.
      key={letter.retry ? 'unread' : 'read'}
      title={t('letters.send_title', { name: nameOf(document) })}
      text={t(`${resource}.confirm.send`)}
      submitLabel={t(`${resource}.confirm.issue`)}
      defaults={{
        to: receiver,
        subject: letter.subject,
        message: letter.text,
        numberSeriesId: chosen ?? usual,
        numberSeriesReason: document.numberSeriesReason ?? null,
        ...typed,
      }}
      resolver={resolver}
      lacks={lacksIn}
      run={async (values: SendValues) => {
        const { to, subject: title, message, numberSeriesId, numberSeriesReason, backdateReason } = values;
        const { withoutAccount, ahead, above } = values;
        const isOther = numberSeriesId && numberSeriesId !== usual;
        const body = {
          to: to?.trim() || null,
          ...(title?.trim() && { subject: title.trim() }),
          message: message?.trim() || null,
          ...(withoutAccount && { noAccountConfirmed: true }),
          ...(ahead && { hoursAheadConfirmed: true }),
          ...(above && { hoursAboveConfirmed: true }),
          // Returns to the default series when the draft has another.
          ...(!isOther && chosen && usual && { numberSeriesId: usual }),
          ...(isOther && { numberSeriesId, numberSeriesReason: numberSeriesReason?.trim() || null }),
        };
        const reason = backdateReason?.trim();
        await keepAddress(values);
        try {
          await command(document.id, 'send', reason ? { ...body, backdateReason: reason } : body);
        } catch (error) {
          const code = codeOf(error);
          if (code) setRefused((codes) => [...codes, code]);
          throw error;
        }
      }}
      mend={(error) => <MendLink resource={resource} document={document} error={error} />}
      success={({ to }) => tell(to)}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <KeepTyped keep={keep} />
      {findings && <Checked findings={findings} onFound={setFound} />}
      {isTooEarly && (
        <TextInput
          source="backdateReason"
          label={wordOf('backdateReason')}
          helperText="letters.backdate_hint"
          multiline
          minRows={2}
          required
          autoFocus
        />
      )}
      {asksForSeries && <SeriesFields series={series} />}
      <Consequences number={document.number} series={asksForSeries ? series : []} />
      {switches.map((source) => (
        <BooleanInput key={source} source={source} label={t(labels[source])} />
      ))}
      <LetterInputs letter={letter} toHint="letters.several_or_none">
        <KeepAddress customerId={document.customerId} />
      </LetterInputs>
    </FormDialog>
  );
};
