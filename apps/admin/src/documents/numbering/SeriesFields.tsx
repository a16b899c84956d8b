import type { NumberSeriesRecord } from '@kontor/domain';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldName } from '../values/useFieldName.ts';

/** The number series, and the reason for not using the default. */
export const SeriesFields = ({ series }: { series: readonly NumberSeriesRecord[] }) => {
  const wordOf = useFieldName();
  const chosen = useWatch({ name: 'numberSeriesId' }) as number | null;
  const isOther = series.some(({ id, isDefault }) => id === chosen && !isDefault);
  return (
    <>
      <SelectInput
        source="numberSeriesId"
        label={wordOf('numberSeriesId')}
        choices={series.map(({ id, preview }) => ({ id, name: preview }))}
        translateChoice={false}
        isRequired
        helperText={false}
      />
      {isOther && (
        <TextInput
          source="numberSeriesReason"
          label={wordOf('numberSeriesReason')}
          helperText="documents.send.series_hint"
          multiline
          isRequired
        />
      )}
    </>
  );
};
