import type { DocumentKind } from '@kontor/domain';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldName } from '../values/useFieldName.ts';
import { useSeries } from './useSeries.ts';

/** The choice of a draft's number series, where there are several, and the reason for not using the default. */
export const SeriesChoice = ({ kind }: { kind: DocumentKind }) => {
  const wordOf = useFieldName();
  const chosen = useWatch({ name: 'numberSeriesId' }) as number | null | undefined;
  // A closed series is shown while the draft uses it; the findings say that the draft cannot be sent with it.
  const series = (useSeries(kind) ?? []).filter(({ id, isClosed }) => !isClosed || id === chosen);
  const usual = series.find(({ isDefault }) => isDefault)?.id;
  if (series.length < 2) return null;
  return (
    <>
      <SelectInput
        source="numberSeriesId"
        label={wordOf('numberSeriesId')}
        choices={series.map(({ id, preview }) => ({ id, name: preview }))}
        // The default is stored as null, because it may be another one when the draft is sent.
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
