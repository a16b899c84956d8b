import type { DocumentKind } from '@kontor/domain';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldName } from '../values/useFieldName.ts';
import { useSeries } from './useSeries.ts';

/** Which series will number the draft, where there are several; why, where it is not the default. */
export const SeriesChoice = ({ kind }: { kind: DocumentKind }) => {
  const wordOf = useFieldName();
  const chosen = useWatch({ name: 'numberSeriesId' }) as number | null | undefined;
  // A closed one is shown while the draft has it: the findings tell that it cannot be sent with it.
  const series = (useSeries(kind) ?? []).filter(({ id, isClosed }) => !isClosed || id === chosen);
  const usual = series.find(({ isDefault }) => isDefault)?.id;
  if (series.length < 2) return null;
  return (
    <>
      <SelectInput
        source="numberSeriesId"
        label={wordOf('numberSeriesId')}
        choices={series.map(({ id, preview }) => ({ id, name: preview }))}
        // A draft keeps nothing for the default: it may be another one by the time it is sent.
        format={(id: number | null) => id ?? usual ?? ''}
        parse={(id: number) => (id === usual ? null : id)}
        translateChoice={false}
        isRequired
        helperText={false}
      />
      {chosen && (
        <TextInput
          source="numberSeriesReason"
          label={wordOf('numberSeriesReason')}
          helperText="documents.send.series_hint"
          isRequired
        />
      )}
    </>
  );
};
