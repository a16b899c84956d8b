import { Suspense, useState } from 'react';
import { AutocompleteInput, ReferenceInput, type RaRecord } from 'react-admin';
import { may } from '../api/ability.ts';
import type { InlineCreate } from './InlineCreateDialog.tsx';
import { part } from '../page/page.ts';
import { subjectOf } from '../api/subjects.ts';
import type { ResourceName } from '../api/resource.ts';

const InlineCreateDialog = part(() => import('./InlineCreateDialog.tsx').then((m) => m.InlineCreateDialog));

type Props<T extends RaRecord> = {
  source: string;
  reference: ResourceName;
  label?: string | false;
  optionText?: string | ((record: T) => string);
  filter?: object;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  required?: boolean;
  disabled?: boolean;
  helperText?: string | false;
  autoFocus?: boolean;
  /** The whole record that was picked, to fill other fields from it. */
  onRecord?: (record: T | undefined) => void;
  /** Offers "Create 'Acme'" where the role allows it. */
  create?: InlineCreate;
};

/** Picks another record by typing. Searches on the server with `q`; what there is to choose from is read when somebody comes to the field. */
export const ReferencePicker = <T extends RaRecord>({
  source,
  reference,
  label,
  optionText,
  filter,
  sort,
  required,
  disabled,
  helperText,
  autoFocus,
  onRecord,
  create,
}: Props<T>) => {
  const [wanted, setWanted] = useState(false);
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      filter={filter}
      sort={sort}
      perPage={25}
      enableGetChoices={() => wanted}
    >
      <AutocompleteInput
        label={label}
        optionText={optionText}
        filterToQuery={(q: string) => (q ? { q } : {})}
        isRequired={required}
        disabled={disabled}
        helperText={helperText}
        // An AutocompleteInput takes no autoFocus itself. A page does not begin with its list open: typing opens it.
        TextFieldProps={autoFocus ? { autoFocus } : undefined}
        openOnFocus={!autoFocus}
        onChange={(_id: unknown, record: RaRecord | '') => onRecord?.(record === '' ? undefined : (record as T | undefined))}
        create={
          create && may('create', subjectOf(reference)) ? (
            <Suspense fallback={null}>
              <InlineCreateDialog resource={reference} {...create} />
            </Suspense>
          ) : undefined
        }
        createItemLabel="kontor.form.create_new"
        fullWidth
        onFocus={() => setWanted(true)}
        onPointerEnter={() => setWanted(true)}
      />
    </ReferenceInput>
  );
};
