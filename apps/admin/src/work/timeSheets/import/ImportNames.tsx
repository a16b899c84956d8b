import type { ImportNameInput, TimeImportName } from '@kontor/domain';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ImportNameRow } from './ImportNameRow.tsx';

type Props = {
  names: readonly TimeImportName[];
  /** The choices so far. */
  said: readonly ImportNameInput[];
  onSay: (names: ImportNameInput[]) => void;
  busy: boolean;
};

type Which = Pick<ImportNameInput, 'kind' | 'name' | 'detail'>;
const isSame = (one: Which, other: Which): boolean =>
  one.kind === other.kind && one.name === other.name && (one.detail ?? null) === (other.detail ?? null);

/** A project needs a customer and a person needs an address, so these are asked for one by one. */
const canAddAtOnce = ({ kind, detail, id, make, mayMake }: TimeImportName): boolean =>
  mayMake && id === null && !make && (kind === 'customer' || (kind === 'project' && detail !== null));

/** Names in the file without a record: each is matched to a record or added, once for all its rows. */
export const ImportNames = ({ names, said, onSay, busy }: Props) => {
  const t = useTranslate();
  if (names.length === 0) return null;
  const say = (meant: readonly ImportNameInput[]) =>
    onSay([...said.filter((one) => !meant.some((other) => isSame(one, other))), ...meant]);
  const addable = names.filter(canAddAtOnce);
  const addAll = () => say(addable.map(({ kind, name, detail }) => ({ kind, name, detail, make: true })));
  return (
    <Box component="section" aria-labelledby="import-names" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography id="import-names" variant="h3">
          {t('timeSheets.import.names.title')}
        </Typography>
        {addable.length > 1 && (
          <Button size="small" disabled={busy} onClick={addAll}>
            {t('timeSheets.import.names.add_all', { smart_count: addable.length })}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch', mb: 1 }}>
        {t('timeSheets.import.names.text')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {names.map((name) => (
          <ImportNameRow
            key={`${name.kind} ${name.name} ${name.detail ?? ''}`}
            name={name}
            busy={busy}
            onSay={(meant) => say([{ kind: name.kind, name: name.name, detail: name.detail, ...meant }])}
          />
        ))}
      </Box>
    </Box>
  );
};
