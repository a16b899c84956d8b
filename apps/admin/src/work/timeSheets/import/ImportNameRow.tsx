import { messageOf, type ImportNameInput, type TimeImportName } from '@kontor/domain';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorParams } from '../../../platform/api/calls/errorParams.ts';
import { errorWords } from '../../../platform/i18n/errorWords.ts';
import { useWords } from '../../../platform/i18n/useWords.ts';
import { NamePicker } from './NamePicker.tsx';

type Said = Partial<ImportNameInput>;
type Props = { name: TimeImportName; busy: boolean; onSay: (meant: Said) => void };

/** Taken over when the field is left or Enter is pressed: each change reads the file again. */
const EmailOfNew = ({ email, onSay }: { email: string | null; onSay: (email: string) => void }) => {
  const t = useTranslate();
  const [typed, setTyped] = useState(email ?? '');
  const take = () => {
    if (typed.trim() !== (email ?? '')) onSay(typed.trim());
  };
  return (
    <TextField
      label={t('timeSheets.import.names.email')}
      type="email"
      margin="none"
      fullWidth
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  );
};

/** The fields still needed to add a record. */
const ToAdd = ({ name, onSay }: Pick<Props, 'name' | 'onSay'>) => {
  const t = useTranslate();
  const { kind, detail, customerId, customerName, email } = name;
  if (kind === 'project' && detail === null)
    return (
      <NamePicker
        kind="customer"
        label={t('timeSheets.import.names.customer_of_new')}
        value={customerId === null ? null : { id: customerId, name: customerName ?? '' }}
        alike={[]}
        onChange={(customer) => onSay({ make: true, customerId: customer?.id ?? null })}
      />
    );
  if (kind === 'user' && !detail?.includes('@'))
    return <EmailOfNew email={email} onSay={(given) => onSay({ make: true, email: given || null })} />;
  return <Typography variant="body2">{t(`timeSheets.import.names.will_add_${kind}`)}</Typography>;
};

/** One name, its number of rows, and the record it stands for. */
export const ImportNameRow = ({ name, busy, onSay }: Props) => {
  const t = useTranslate();
  const { kind, detail, rowCount, id, idName, make, mayMake, remembered, alike, problem } = name;
  useWords(errorWords, Boolean(problem));
  return (
    <Box component="li" sx={row}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="caption" color="textSecondary" component="div">
          {t(`timeSheets.import.names.${kind}`)} · {t('imports.rows', { smart_count: rowCount })}
        </Typography>
        <strong>{name.name}</strong>
        {detail && detail !== name.name && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            ({detail})
          </Box>
        )}
      </Box>
      <Box>
        {make ? (
          <ToAdd name={name} onSay={onSay} />
        ) : (
          <NamePicker
            kind={kind}
            label={t('timeSheets.import.names.stands_for')}
            value={id === null ? null : { id, name: idName ?? '' }}
            alike={alike}
            helperText={remembered ? t('timeSheets.import.names.as_last_time') : undefined}
            onChange={(record) => onSay({ id: record?.id ?? null })}
          />
        )}
        {problem && (
          <Typography variant="caption" color="error" component="div" role="alert">
            {t(`errors.${problem.code}`, { ...errorParams(problem.params, t), _: messageOf(problem.code, problem.params) })}
          </Typography>
        )}
      </Box>
      <Box>
        {make ? (
          <Button disabled={busy} onClick={() => onSay({})}>
            {t('timeSheets.import.names.do_not_add')}
          </Button>
        ) : (
          mayMake &&
          id === null && (
            <Button
              variant="outlined"
              disabled={busy}
              aria-label={`${t(`timeSheets.import.names.add_${kind}`)}: ${name.name}`}
              onClick={() => onSay({ make: true })}
            >
              {t(`timeSheets.import.names.add_${kind}`)}
            </Button>
          )
        )}
      </Box>
    </Box>
  );
};

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1.2fr) auto' },
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
