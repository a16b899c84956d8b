import { type MergeInput, type CustomerRecord, type MergePreview, type VendorRecord } from '@kontor/domain';
import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { HttpError, RadioButtonGroupInput, useGetResourceLabel, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useWatch, type FieldValues, type ResolverResult } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { allResources } from '../../platform/api/resource.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { inSentence } from '../../platform/format/inSentence.ts';
import { ReferencePicker } from '../../platform/inputs/picker/ReferencePicker.tsx';
import type { PartyResource } from './AlikeWarning.tsx';

type Party = CustomerRecord | VendorRecord;
type Values = { mergedId: number | null; stays: 'this' | 'other' };

const pairOf = (record: Party, other: Party, stays: Values['stays']): [kept: Party, merged: Party] =>
  stays === 'this' ? [record, other] : [other, record];

type MovesProps = { resource: PartyResource; kept: Party; merged: Party; onKnown: (mayMerge: boolean) => void };

/** The records that would move, or why the two cannot be merged. */
const Moves = ({ resource, kept, merged, onKnown }: MovesProps) => {
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  const kontor = useKontor();
  const { data, error, refetch } = useQuery({
    queryKey: ['merge', resource, kept.id, merged.id],
    queryFn: ({ signal }) => kontor.call<MergePreview>('GET', `/${resource}/${kept.id}/merge/${merged.id}`, { signal }),
    staleTime: 0,
  });
  useEffect(() => onKnown(data !== undefined && !error), [data, error, onKnown]);
  const isRefused = error instanceof HttpError && error.status < 500;
  if (error && !isRefused) return <LoadFailed text={error.message} onRetry={refetch} />;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton height={48} />;
  const nameOf = (subject: string): string => {
    const own = t(`parties.merge.others.${subject}`, { _: '' });
    const found = allResources().find((one) => one.subject === subject);
    return own || (found ? inSentence(labelOf(found.name, 2)) : subject);
  };
  return (
    <Box role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Typography>{t(data.moves.length ? 'parties.merge.moves' : 'parties.merge.nothing', { name: merged.name })}</Typography>
      {data.moves.length > 0 && (
        <Box component="ul" sx={{ mt: 0.5, mb: 1, ps: 0 }}>
          {data.moves.map(({ subject, count }) => (
            <li key={subject}>
              {nameOf(subject)}: {count}
            </li>
          ))}
        </Box>
      )}
      <Typography color="textSecondary">{t('parties.merge.learns', { kept: kept.name, merged: merged.name })}</Typography>
    </Box>
  );
};

type ChoiceProps = { resource: PartyResource; record: Party; other: Party; onKnown: MovesProps['onKnown'] };

const Choice = ({ resource, record, other, onKnown }: ChoiceProps) => {
  const stays = useWatch<Values, 'stays'>({ name: 'stays' });
  const [kept, merged] = pairOf(record, other, stays);
  return (
    <>
      <RadioButtonGroupInput
        source="stays"
        label="parties.merge.stays"
        choices={[
          { id: 'this', name: record.name },
          { id: 'other', name: other.name },
        ]}
        translateChoice={false}
      />
      <Moves resource={resource} kept={kept} merged={merged} onKnown={onKnown} />
    </>
  );
};

type Props = { resource: PartyResource; record: Party; onClose: () => void };

/** Merges two records of the same firm: asks for the other record, which of them to keep, and shows what moves. */
export const MergeDialog = ({ resource, record, onClose }: Props) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const command = useCommand(resource);
  const [other, setOther] = useState<Party>();
  const [mayMerge, setMayMerge] = useState(false);
  const resolver = (values: FieldValues): ResolverResult => {
    if (values['mergedId']) return { values, errors: {} };
    return { values: {}, errors: { mergedId: { type: 'required', message: t('ra.validation.required') } } };
  };
  const merge = async ({ stays }: Values) => {
    if (!other) return;
    const [kept, merged] = pairOf(record, other, stays);
    const input: MergeInput = { mergedId: merged.id, mergedVersion: merged.version };
    await command(kept.id, 'merge', input);
    void navigate(`/${resource}/${kept.id}/show`);
  };
  return (
    <FormDialog<Values>
      title={t('parties.merge.title', { name: record.name })}
      text={
        <>
          {t(`parties.merge.text_${resource}`)} <strong>{t('parties.merge.warning')}</strong>
        </>
      }
      submitLabel={t('parties.merge.submit')}
      danger
      blocked={other !== undefined && !mayMerge}
      defaults={{ mergedId: null, stays: 'this' }}
      resolver={resolver}
      run={merge}
      success="parties.merge.done"
      onClose={onClose}
    >
      <ReferencePicker<Party>
        source="mergedId"
        reference={resource}
        label={t(`parties.merge.other_${resource}`)}
        filter={{ id_neq: record.id }}
        sort={{ field: 'name', order: 'ASC' }}
        required
        autoFocus
        onRecord={setOther}
      />
      {other && <Choice resource={resource} record={record} other={other} onKnown={setMayMerge} />}
    </FormDialog>
  );
};
