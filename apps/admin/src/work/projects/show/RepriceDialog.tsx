import { monthStart, RepriceInput, type ProjectRecord, type Repricing } from '@kontor/domain';
import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { Facts } from '../../../platform/record/Facts.tsx';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { useValidation } from '../../../platform/form/validateWith.ts';

const isWhole = (date: string | null): date is string => /^[1-9]\d{3}-\d{2}-\d{2}$/.test(date ?? '');

/** The effect of the command from the day entered. */
const Preview = ({ id }: { id: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const from = useWatch({ name: 'from' }) as string | null;
  const { data, error } = useQuery({
    queryKey: ['projects', 'reprice', id, from],
    queryFn: () => kontor.call<Repricing>('GET', `/projects/${id}/reprice`, { query: { from: from ?? '' } }),
    enabled: isWhole(from),
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const words = () => {
    if (error) return <Alert severity="error">{error.message}</Alert>;
    if (!data || !isWhole(from)) return null;
    if (data.entryCount === 0) return <Typography color="textSecondary">{t('projects.reprice.nothing')}</Typography>;
    return (
      <Facts
        facts={[
          { label: t('projects.reprice.entries'), value: `${format.number(data.entryCount)} · ${format.duration(data.minutes)}` },
          { label: t('projects.reprice.before'), value: format.money(data.oldAmount, data.currency) },
          { label: t('projects.reprice.after'), value: <b>{format.money(data.newAmount, data.currency)}</b> },
        ]}
      />
    );
  };
  return (
    <Box role="status" sx={{ minHeight: 96, mt: 1 }}>
      {words()}
      {Boolean(data?.keptCount) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('projects.reprice.kept', { smart_count: data?.keptCount })}
        </Typography>
      )}
    </Box>
  );
};

/** Applies today's rates to hours not billed yet. */
export const RepriceDialog = ({ project, onClose }: { project: ProjectRecord; onClose: () => void }) => {
  const t = useTranslate();
  const command = useCommand('projects');
  const resolver = useValidation(RepriceInput);
  const today = useToday();
  return (
    <FormDialog
      title={t('projects.reprice.action')}
      text={t('projects.reprice.text')}
      submitLabel={t('projects.reprice.submit')}
      defaults={{ from: monthStart(today) }}
      resolver={resolver}
      run={({ from }: RepriceInput) => command(project.id, 'reprice', { from })}
      success="projects.reprice.done"
      onClose={onClose}
    >
      <DateInput source="from" label={t('projects.reprice.from')} required />
      <Preview id={project.id} />
    </FormDialog>
  );
};
