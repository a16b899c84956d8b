import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Typography } from '@mui/material';
import { useToday } from '../../platform/api/useToday.ts';
import { DateBox } from '../../platform/inputs/DateBox.tsx';
import { Picker, useTyping } from '../../platform/inputs/picker/Picker.tsx';
import { SearchField } from '../../platform/inputs/SearchField.tsx';
import { Panel } from '../../platform/report/Panel.tsx';

const people = ['Ieva Kazlauskienė', 'Jonas Petraitis', 'Ola Nordmann'];

/** Fields outside a form: search, filter, day. */
export const Fields = () => {
  const t = useTranslate();
  const today = useToday();
  const typing = useTyping();
  const [q, setQ] = useState('');
  const [date, setDate] = useState<string | null>(today);
  const [person, setPerson] = useState<string | null>(null);
  const rows = people.filter((name) => name.toLowerCase().includes(typing.text.toLowerCase()));
  const add = (name: string) => setPerson(name);
  return (
    <Panel title={t('uiKit.fields.title')} subtitle={t('uiKit.fields.text')} sx={{ maxWidth: 560 }}>
      <SearchField value={q} label={t('uiKit.fields.search')} onSearch={setQ} />
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 0.5, mb: 1.5, minHeight: 20 }}>
        {q && t('uiKit.fields.searched', { text: q })}
      </Typography>
      <DateBox label={t('uiKit.values.date')} value={date} onChange={setDate} />
      <Picker<string>
        label={t('uiKit.fields.person')}
        value={person}
        onChange={setPerson}
        typing={typing}
        found={{ rows, settled: true }}
        nameOf={(name) => name}
        keyOf={(name) => name}
        onCreate={add}
      />
      <Picker<string>
        label={t('uiKit.fields.failing')}
        value={null}
        onChange={setPerson}
        typing={typing}
        found={{ rows: [], settled: false, problem: t('kontor.error.server') }}
        nameOf={(name) => name}
        keyOf={(name) => name}
      />
      <DateBox label={t('uiKit.actions.off')} value={today} onChange={setDate} disabled />
    </Panel>
  );
};
