import type { CompletionTitle, CompletionTitles } from '@kontor/domain';
import { Autocomplete, Box, Card, Skeleton, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useDebounced } from '../../platform/inputs/useDebounced.ts';
import { Picker, useTyping } from '../../platform/inputs/picker/Picker.tsx';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';

const groupSize = 10;

/** All kinds of autocompletion, with a hundred film titles. */
export const AutocompletePage = () => {
  const t = useTranslate();
  const kontor = useKontor();
  const { data, error, refetch } = useQuery({
    queryKey: ['completionTitles'],
    queryFn: ({ signal }) => kontor.sample<CompletionTitles>('GET', '/api/autocomplete/data', { signal }),
    staleTime: 300_000,
  });
  return (
    <Box>
      <PageHeader title={t('pages./autocomplete/index')} subtitle={t('autocomplete.text')} />
      {error && <LoadFailed text={error.message} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={400} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
          <One titles={data.autoComplete} />
          <Grouped titles={data.autoComplete} />
          <Several titles={data.autoComplete} />
          <Free titles={data.autoComplete} />
          <FromServer />
        </Box>
      )}
    </Box>
  );
};

type Titles = { titles: CompletionTitle[] };

const Example = ({ kind, chosen, children }: { kind: string; chosen?: string; children: ReactNode }) => {
  const t = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h2">
        {t(`autocomplete.${kind}`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t(`autocomplete.${kind}_text`)}
      </Typography>
      {children}
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 1, minHeight: 20, overflowWrap: 'anywhere' }}>
        {chosen && t('autocomplete.chosen', { name: chosen })}
      </Typography>
    </Card>
  );
};

/** The common props of all fields here. */
function useField() {
  const t = useTranslate();
  return {
    getOptionKey: (option: CompletionTitle | string) => (typeof option === 'string' ? option : option.id),
    getOptionLabel: (option: CompletionTitle | string) => (typeof option === 'string' ? option : option.title),
    noOptionsText: t('kontor.form.nothing_found'),
    openText: t('ra.action.open'),
    closeText: t('ra.action.close'),
    clearText: t('ra.action.clear_input_value'),
  };
}

/** A title, followed by its rank. */
const Ranked = ({ title, rank }: CompletionTitle) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Box sx={{ display: 'flex', width: '100%', gap: 1 }}>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('autocomplete.rank', { rank: format.number(rank) })}
      </Box>
    </Box>
  );
};

const One = ({ titles }: Titles) => {
  const t = useTranslate();
  const [value, setValue] = useState<CompletionTitle | null>(null);
  return (
    <Example kind="one" chosen={value?.title}>
      <Autocomplete
        {...useField()}
        options={titles}
        value={value}
        autoHighlight
        onChange={(_event, next) => setValue(next)}
        renderOption={({ key, ...item }, option) => (
          <li key={key} {...item}>
            <Ranked {...option} />
          </li>
        )}
        renderInput={(params) => <TextField {...params} label={t('autocomplete.film')} />}
      />
    </Example>
  );
};

const Grouped = ({ titles }: Titles) => {
  const t = useTranslate();
  const format = useFormat();
  const [value, setValue] = useState<CompletionTitle | null>(null);
  const groupOf = ({ rank }: CompletionTitle): string => {
    const first = Math.floor((rank - 1) / groupSize) * groupSize + 1;
    return t('autocomplete.ranks', { from: format.number(first), to: format.number(first + groupSize - 1) });
  };
  return (
    <Example kind="grouped" chosen={value?.title}>
      <Autocomplete
        {...useField()}
        options={titles}
        groupBy={groupOf}
        value={value}
        autoHighlight
        onChange={(_event, next) => setValue(next)}
        renderInput={(params) => <TextField {...params} label={t('autocomplete.film')} />}
      />
    </Example>
  );
};

const Several = ({ titles }: Titles) => {
  const t = useTranslate();
  const [values, setValues] = useState<CompletionTitle[]>([]);
  return (
    <Example kind="several" chosen={values.map(({ title }) => title).join(', ')}>
      <Autocomplete
        {...useField()}
        multiple
        disableCloseOnSelect
        options={titles}
        value={values}
        onChange={(_event, next) => setValues(next.filter((one) => typeof one !== 'string'))}
        renderInput={(params) => <TextField {...params} label={t('autocomplete.films')} />}
      />
    </Example>
  );
};

const Free = ({ titles }: Titles) => {
  const t = useTranslate();
  const [text, setText] = useState('');
  return (
    <Example kind="free" chosen={text}>
      <Autocomplete
        {...useField()}
        freeSolo
        options={titles}
        inputValue={text}
        onInputChange={(_event, next) => setText(next)}
        renderInput={(params) => <TextField {...params} label={t('autocomplete.film')} />}
      />
    </Example>
  );
};

const FromServer = () => {
  const t = useTranslate();
  const kontor = useKontor();
  const typing = useTyping();
  const [value, setValue] = useState<CompletionTitle | null>(null);
  const q = useDebounced(typing.text, 200);
  const { data, error } = useQuery({
    queryKey: ['completionTitles', 'search', q],
    queryFn: ({ signal }) => kontor.sample<CompletionTitles>('GET', '/api/autocomplete/search', { query: { q }, signal }),
    enabled: typing.wanted,
  });
  return (
    <Example kind="server" chosen={value?.title}>
      <Picker<CompletionTitle>
        label={t('autocomplete.film')}
        value={value}
        onChange={setValue}
        typing={typing}
        found={{ rows: data?.autoComplete ?? [], settled: q === typing.text && data !== undefined, problem: error?.message }}
        nameOf={({ title }) => title}
        keyOf={({ id }) => id}
        draw={(title) => <Ranked {...title} />}
      />
    </Example>
  );
};
