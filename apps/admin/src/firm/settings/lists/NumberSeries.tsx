import { documentKinds, NumberSeriesInput, type NumberSeriesRecord } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { NumberInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { Ltr } from '../../../platform/format/Ltr.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { CompletenessButton } from '../completeness/CompletenessButton.tsx';
import { useToday } from '../../../platform/api/useToday.ts';
import { FieldGroup } from '../profile/FieldGroup.tsx';
import { nextNumbers } from './nextNumbers.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { ShortList } from './ShortList.tsx';

const defaults = { documentKind: 'invoice', pattern: '', nextNumber: 1, resetsYearly: true, isDefault: false } as const;

/** Number series: each document kind has a default, and others to be chosen for a reason. */
export const NumberSeries = () => {
  const t = useTranslate();
  const format = useFormat();
  const resolver = useValidation(NumberSeriesInput);
  return (
    <ShortList<NumberSeriesRecord>
      resource="numberSeries"
      title={t('settings.sections.numberSeries')}
      text={t('settings.series.text')}
      emptyText={t('settings.series.empty')}
      addLabel={t('settings.series.add')}
      // A series that has given a number stays, because the number check needs it.
      deletable={({ isDefault, lastIssuedDate }) => !isDefault && !lastIssuedDate}
      sort={{ field: 'documentKind', order: 'ASC' }}
      nameOf={({ documentKind, pattern }) => `${t(`settings.series.kinds.${documentKind}`)} ${pattern}`}
      row={(series) => ({
        title: t(`settings.series.kinds.${series.documentKind}`),
        text: (
          <>
            <code>
              <Ltr>{series.pattern}</Ltr>
            </code>
            {series.lastIssuedDate && ` · ${t('settings.series.last', { date: format.date(series.lastIssuedDate) })}`}
          </>
        ),
        status: series.isClosed ? (
          <StatusChip status="inactive" label={t('settings.series.closed')} />
        ) : (
          series.isDefault && <StatusChip status="active" label={t('settings.series.default')} />
        ),
        end: (
          <Box sx={{ textAlign: { xs: 'start', sm: 'end' } }}>
            <Typography variant="caption" color="textSecondary" component="div">
              {t('settings.series.next')}
            </Typography>
            <Typography dir="ltr" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {series.preview}
            </Typography>
            <CompletenessButton series={series} />
          </Box>
        ),
      })}
      dialog={(record, close) => (
        <RecordDialog
          resource="numberSeries"
          title={record ? t(`settings.series.kinds.${record.documentKind}`) : t('settings.series.add')}
          record={record ?? defaults}
          resolver={resolver}
          onClose={close}
        >
          <FieldGroup title={t('settings.series.numbering')}>
            {!record && (
              <Box className="wide">
                <SelectInput
                  source="documentKind"
                  isRequired
                  choices={documentKinds.map((id) => ({ id, name: t(`settings.series.kinds.${id}`) }))}
                  helperText={false}
                />
              </Box>
            )}
            <Box className="wide">
              <TextInput source="pattern" isRequired autoFocus helperText={t('settings.series.pattern_hint')} />
            </Box>
            <NumberInput source="nextNumber" min={1} step={1} isRequired helperText={false} />
            <BooleanInput source="resetsYearly" helperText={false} />
            {record?.lastIssuedDate && <SkipReason next={record.nextNumber} />}
            {record && !record.isDefault && (
              <Box className="wide">
                <BooleanInput source="isClosed" helperText={t('settings.series.closed_hint')} />
              </Box>
            )}
            {!record?.isDefault && (
              <Box className="wide">
                <BooleanInput source="isDefault" helperText={t('settings.series.default_hint')} />
              </Box>
            )}
            <Box className="wide">
              <Preview year={record?.year ?? null} />
            </Box>
          </FieldGroup>
        </RecordDialog>
      )}
    />
  );
};

/** A series in use only goes forward, and the number check shows the reason. */
const SkipReason = ({ next }: { next: number }) => {
  const wanted = useWatch({ name: 'nextNumber' }) as number | null;
  if (!wanted || wanted <= next) return null;
  return (
    <Box className="wide">
      <TextInput source="reason" isRequired helperText="settings.series.reason_hint" />
    </Box>
  );
};

/** The numbers that the typed pattern would give. */
const Preview = ({ year }: { year: number | null }) => {
  const t = useTranslate();
  const [pattern, nextNumber, resetsYearly] = useWatch({ name: ['pattern', 'nextNumber', 'resetsYearly'] }) as [
    string | null,
    number | null,
    boolean,
  ];
  const today = useToday();
  const yearMissing = resetsYearly && /\{0+\}/.test(pattern ?? '') && !/\{YY(YY)?\}/.test(pattern ?? '');
  const numbers = !yearMissing && nextNumbers({ pattern: pattern ?? '', nextNumber: nextNumber ?? 1, resetsYearly, year }, today);
  return (
    <Box role="status" sx={{ bgcolor: 'action.hover', borderRadius: 1, px: 2, py: 1.5 }}>
      {numbers ? (
        <>
          <Typography variant="caption" color="textSecondary">
            {t('settings.series.preview')}
          </Typography>
          <Typography
            dir="ltr"
            sx={{ fontSize: '1.25rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
          >
            {numbers.now}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('settings.series.then', { number: numbers.then })}
            {' · '}
            {t('settings.series.next_year', { number: numbers.nextYear })}
          </Typography>
        </>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t(yearMissing ? 'settings.series.year_missing' : 'settings.series.no_preview')}
        </Typography>
      )}
    </Box>
  );
};
