import { Box, Button, Menu, MenuItem, MenuList, Popover, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLocale, useTranslate, type RaRecord } from 'react-admin';
import type { FilterSpec } from './FilterBar.tsx';
import type { Opened } from '../../page/Opens.tsx';
import { useToday } from '../../api/useToday.ts';
import { DateBox } from '../../inputs/DateBox.tsx';
import { parseDate } from '../../inputs/parseDate.ts';
import { parseDecimal } from '../../inputs/parseDecimal.ts';
import { textOf } from '../../inputs/textOf.ts';
import { Picker, useTyping } from '../../inputs/picker/Picker.tsx';
import { useChoiceSearch } from '../../inputs/picker/useChoiceSearch.ts';
import { useReferenceSearch } from '../../inputs/picker/useReferenceSearch.ts';
import { useRecordName } from '../../api/useRecordName.ts';
import type { ResourceName } from '../../api/resource.ts';

type Props = Opened & { filters: readonly FilterSpec[]; onSet: (source: string, value: unknown) => void };

const ReferenceChoice = ({
  reference,
  label,
  onChoose,
}: {
  reference: ResourceName;
  label: string;
  onChoose: (id: unknown) => void;
}) => {
  const nameOf = useRecordName(reference);
  const typing = useTyping();
  const found = useReferenceSearch<RaRecord>(reference, {}, typing);
  return (
    <Picker<RaRecord>
      label={label}
      value={null}
      typing={typing}
      found={found}
      keyOf={({ id }) => String(id)}
      nameOf={nameOf}
      onChange={(record) => record && onChoose(record.id)}
      autoFocus
    />
  );
};

/** A longer list is searched by typing instead of scrolled. */
const longest = 12;

const LongChoice = ({
  choices,
  label,
  onChoose,
}: {
  choices: readonly Choice[];
  label: string;
  onChoose: (id: unknown) => void;
}) => {
  const typing = useTyping();
  const found = useChoiceSearch(choices, typing);
  return (
    <Picker<Choice>
      label={label}
      value={null}
      typing={typing}
      found={found}
      keyOf={({ name }) => name}
      nameOf={({ name }) => name}
      onChange={(choice) => choice && onChoose(choice.id)}
      autoFocus
    />
  );
};

type Choice = { id: unknown; name: string };

/** Picks a filter, then its value; a yes-or-no or a choice applies at once. */
export const AddFilterMenu = ({ anchor, open, onClose, filters, onSet }: Props) => {
  const t = useTranslate();
  const locale = useLocale();
  const today = useToday();
  const [chosen, setChosen] = useState<FilterSpec | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [date, setDate] = useState<string | null>(null);
  const labelOf = ({ source, label }: FilterSpec): string => {
    const end = /_([gl])te$/.exec(source)?.[1];
    return end ? t(end === 'g' ? 'kontor.list.field_from' : 'kontor.list.field_to', { field: label }) : label;
  };
  const close = () => {
    onClose();
    setChosen(null);
    setUnreadable(false);
    setDate(null);
  };
  const set = (value: unknown) => {
    if (chosen) onSet(chosen.source, value);
    close();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = textOf(event.currentTarget, 'value').trim();
    const read = {
      text: () => value,
      date: () => parseDate(value, { today, locale }),
      number: () => parseDecimal(value, locale === 'en' ? ',' : ''),
    };
    const wanted = chosen && chosen.kind in read ? read[chosen.kind as keyof typeof read]() : undefined;
    setUnreadable(wanted === undefined);
    if (wanted !== undefined && wanted !== null && wanted !== '') set(wanted);
  };
  const choices: readonly Choice[] =
    chosen?.kind === 'select'
      ? chosen.choices
      : [
          { id: true, name: t('kontor.list.yes') },
          { id: false, name: t('kontor.list.no') },
        ];
  return (
    <>
      <Menu open={open && !chosen} anchorEl={anchor} onClose={close}>
        {filters.map((filter) => (
          <MenuItem key={filter.source} onClick={() => setChosen(filter)}>
            {labelOf(filter)}
          </MenuItem>
        ))}
      </Menu>
      <Popover
        open={open && chosen !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        {chosen?.kind === 'select' && choices.length > longest && (
          <Box sx={{ p: 2, width: 320 }}>
            <LongChoice choices={choices} label={chosen.label} onChoose={set} />
          </Box>
        )}
        {(chosen?.kind === 'select' || chosen?.kind === 'boolean') && choices.length <= longest && (
          <MenuList autoFocusItem aria-label={chosen.label}>
            {choices.map(({ id, name }) => (
              <MenuItem key={name} onClick={() => set(id)}>
                {name}
              </MenuItem>
            ))}
          </MenuList>
        )}
        {chosen?.kind === 'reference' && (
          <Box sx={{ p: 2, width: 320 }}>
            <ReferenceChoice reference={chosen.reference} label={chosen.label} onChoose={set} />
          </Box>
        )}
        {(chosen?.kind === 'text' || chosen?.kind === 'date' || chosen?.kind === 'number') && (
          <Box component="form" onSubmit={submit} sx={{ p: 2, width: 280, display: 'grid', gap: 1 }}>
            {chosen.kind === 'date' ? (
              <DateBox name="value" label={labelOf(chosen)} autoFocus value={date} onChange={setDate} />
            ) : (
              <TextField
                name="value"
                label={labelOf(chosen)}
                autoFocus
                error={unreadable}
                helperText={unreadable && t('kontor.form.not_a_number')}
                // A field of type "number" would take decimals only in the browser's notation.
                slotProps={{ inputLabel: { shrink: true }, htmlInput: chosen.kind === 'number' ? { inputMode: 'decimal' } : {} }}
              />
            )}
            <Button type="submit" variant="contained">
              {t('ra.action.confirm')}
            </Button>
          </Box>
        )}
      </Popover>
    </>
  );
};
