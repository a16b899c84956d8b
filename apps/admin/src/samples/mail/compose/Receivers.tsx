import type { EmailReceiver, EmailReceivers } from '@kontor/domain';
import { Autocomplete, Box, Chip, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { useKontor, type KontorDataProvider } from '../../../platform/api/dataProvider.ts';
import { useDebounced } from '../../../platform/inputs/useDebounced.ts';

type Props = { label: string; value: EmailReceiver[]; onChange: (value: EmailReceiver[]) => void; autoFocus?: boolean };

const isAddress = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text);

/** Parses a recipient. Example: `Ona <ona@firm.example>` and `ona@firm.example` are both understood. */
function receiverIn(text: string): EmailReceiver | undefined {
  const [, name = '', inside] = /^(.*)<([^<>]+)>\s*$/.exec(text) ?? [];
  const email = (inside ?? text).trim();
  return isAddress(email) ? { name: name.trim() || email, email } : undefined;
}

/** Typed text stays as it is until it is understood. */
const asReceiver = (option: EmailReceiver | string): EmailReceiver =>
  typeof option === 'string' ? { name: option, email: option } : option;

/** The recipients of an email: found among colleagues, customers and correspondents, or typed as an address. */
export const Receivers = ({ label, value, onChange, autoFocus }: Props) => {
  const t = useTranslate();
  const kontor = useKontor();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState(false);
  const [open, setOpen] = useState(false);
  const q = useDebounced(text.trim(), 200);
  const { data = [], isFetching } = useQuery({
    queryKey: ['mail', 'receivers', q],
    queryFn: ({ signal }) => find(kontor, q, signal),
    enabled: q.length > 0,
    placeholderData: keepPreviousData,
  });
  const taken = new Set(value.map(({ email }) => email.toLowerCase()));
  const settled = q === text.trim() && !isFetching;
  const options = q && settled ? data.filter(({ email }) => !taken.has(email.toLowerCase())) : [];
  const add = (typed: string): boolean => {
    const found = typed
      .split(/[,;\n]/)
      .filter((one) => one.trim())
      .map(receiverIn);
    const good = found.filter((one) => one !== undefined).filter(({ email }) => !taken.has(email.toLowerCase()));
    if (found.length === 0 || found.some((one) => one === undefined)) return false;
    onChange([...value, ...good]);
    setText('');
    return true;
  };
  return (
    <Autocomplete<EmailReceiver, true, true, true>
      multiple
      freeSolo
      disableClearable
      autoHighlight
      open={open}
      onOpen={() => setOpen(true)}
      // Enter before the answer arrives picks nobody; the matches are shown once they arrive.
      onClose={(_event, reason) => (settled || reason !== 'createOption') && setOpen(false)}
      value={value}
      options={options}
      inputValue={text}
      filterOptions={(all) => all}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.email)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name || option.email)}
      isOptionEqualToValue={(a, b) => a.email === asReceiver(b).email}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'blur') return;
        setProblem(false);
        setText(typed);
        if (/[,;\n]\s*$/.test(typed)) add(typed);
      }}
      onChange={(_event, next, reason) => {
        if (reason === 'createOption') {
          const typed = next.find((one) => typeof one === 'string') ?? '';
          const [first] = options;
          if (add(typed)) return;
          // The first match, as everywhere; until it is found, the typed text stays.
          if (first) {
            onChange([...value, first]);
            setText('');
          } else {
            setProblem(settled);
            setText(typed);
          }
          return;
        }
        onChange(next.filter((one) => typeof one !== 'string'));
        setText('');
      }}
      onBlur={() => setProblem(text.trim() !== '' && !add(text))}
      renderValue={(receivers, itemProps) =>
        receivers.map(asReceiver).map((receiver, index) => {
          const { key, ...props } = itemProps({ index });
          return (
            <Chip key={key} size="small" label={<bdi>{receiver.name || receiver.email}</bdi>} title={receiver.email} {...props} />
          );
        })
      }
      renderOption={({ key, ...item }, { name, email }) => (
        <Box component="li" key={key} {...item}>
          <Box sx={{ minWidth: 0 }}>
            <Typography noWrap>
              <bdi>{name}</bdi>
            </Typography>
            <Typography noWrap variant="caption" color="textSecondary" dir="ltr">
              {email}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          margin="none"
          autoFocus={autoFocus}
          error={problem}
          helperText={problem ? t('mail.bad_address') : undefined}
        />
      )}
    />
  );
};

type Named = RaRecord & { name?: string; fullName?: string; email?: string | null };

/** Colleagues and correspondents from the mailbox; customers and their contact persons from the firm's records. */
async function find(kontor: KontorDataProvider, q: string, signal: AbortSignal): Promise<EmailReceiver[]> {
  const fromRecords = async (resource: string, subject: string): Promise<EmailReceiver[]> => {
    if (!may('list', subject)) return [];
    const query = { filter: { q }, pagination: { page: 1, perPage: 8 }, sort: { field: 'id', order: 'ASC' as const }, signal };
    const { data } = await kontor.getList<Named>(resource, query).catch(() => ({ data: [] as Named[] }));
    return data.flatMap(({ name, fullName, email }) => (email ? { name: fullName ?? name ?? email, email } : []));
  };
  const [mailbox, contacts, customers] = await Promise.all([
    kontor.sample<EmailReceivers>('GET', '/apps/email/receivers', { query: { q }, signal }),
    fromRecords('contacts', 'Contact'),
    fromRecords('customers', 'Customer'),
  ]);
  const all = [...mailbox.receivers, ...contacts, ...customers];
  return [...new Map(all.map((one) => [one.email.toLowerCase(), one])).values()].slice(0, 12);
}
