import { Box, Checkbox, Chip, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { reportComparisons, type ReportFigures } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { PeriodPicker } from '../../platform/report/PeriodPicker.tsx';
import { useKeyWords, useReportWords } from './keyWords.ts';
import { RecordFilter, filterResources } from './RecordFilter.tsx';
import { keptOn, type ReportScreen } from './reportScreen.ts';
import type { ReportAddress } from './useReportAddress.ts';

type Props = { screen: ReportScreen; address: ReportAddress; figures: ReportFigures | undefined };
type Choice = { value: string; label: string };

const Choose = ({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: string;
  choices: Choice[];
  onChange: (value: string) => void;
}) => (
  <TextField
    select
    margin="none"
    label={label}
    value={choices.some((one) => one.value === value) ? value : (choices[0]?.value ?? '')}
    onChange={(event) => onChange(event.target.value)}
    sx={{ width: { xs: '100%', sm: 170 } }}
  >
    {choices.map((one) => (
      <MenuItem key={one.value} value={one.value}>
        {one.label}
      </MenuItem>
    ))}
  </TextField>
);

/** What a report is asked: period, comparison, basis, grouping, filters. */
export const ReportBar = ({ screen, address, figures }: Props) => {
  const t = useTranslate();
  const words = useReportWords(screen.name);
  const keyWords = useKeyWords();
  const { period, basis, compare, including, filters, choose } = address;
  const { bases = [], dimensions = [], switches = [], groupBy = [] } = figures ?? {};
  const [first = '', second = ''] = groupBy;
  const chosen = new Set(including.split(',').filter(Boolean));
  const toggle = (one: string, on: boolean) =>
    choose({ including: switches.filter((other) => (other === one ? on : chosen.has(other))).join(',') });
  const filterBy = (dimension: string, value: number | string | null | undefined) => {
    const { [dimension]: _, ...others } = filters;
    const next = value === undefined ? others : { ...others, [dimension]: value };
    choose({ filter: Object.keys(next).length > 0 ? JSON.stringify(next) : '' });
  };
  const dimensionName = (dimension: string): string => t(`reports.dimensions.${dimension}`);
  const group = (groups: string[]) => choose({ groupBy: groups.filter(Boolean).join(','), sort: '' });
  const picked = dimensions.filter((one) => filterResources[one]);
  const others = Object.entries(filters).filter(([dimension, value]) => !filterResources[dimension] || value === null);
  return (
    <Box className="no-print" sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', p: 1.5 }}>
      <PeriodPicker period={period} onChange={choose} lastDayOnly={screen.lastDayOnly} />
      <Choose
        label={t('reports.kit.compare')}
        value={compare}
        choices={['', ...reportComparisons].map((value) => ({
          value,
          label: t(`reports.kit.compare_with.${value || 'nothing'}`),
        }))}
        onChange={(value) => choose({ compare: value })}
      />
      {bases.length > 1 && (
        <Choose
          label={t('reports.kit.basis')}
          value={basis || (figures?.basis ?? '')}
          choices={bases.map((value) => ({ value, label: t(`reports.kit.basis_of.${value}`) }))}
          onChange={(value) => choose(keptOn(value, screen, address))}
        />
      )}
      {figures && (
        <>
          <Choose
            label={t('reports.kit.group')}
            value={first}
            choices={dimensions.map((value) => ({ value, label: dimensionName(value) }))}
            onChange={(value) => group([value, value === second ? '' : second])}
          />
          <Choose
            label={t('reports.kit.then_group')}
            value={second}
            choices={['', ...dimensions.filter((one) => one !== first)].map((value) => ({
              value,
              label: value ? dimensionName(value) : t('reports.kit.no_group'),
            }))}
            onChange={(value) => group([first, value])}
          />
        </>
      )}
      {picked.map((dimension) => (
        <RecordFilter
          key={dimension}
          dimension={dimension}
          label={dimensionName(dimension)}
          value={typeof filters[dimension] === 'number' ? filters[dimension] : null}
          onChange={(id) => filterBy(dimension, id ?? undefined)}
        />
      ))}
      {others.map(([dimension, value]) => (
        <Chip
          key={dimension}
          label={`${dimensionName(dimension)}: ${keyWords(dimension, { key: value === null ? null : String(value), label: null })}`}
          onDelete={() => filterBy(dimension, undefined)}
        />
      ))}
      {switches.map((one) => (
        <FormControlLabel
          key={one}
          control={<Checkbox checked={chosen.has(one)} onChange={(_event, on) => toggle(one, on)} />}
          label={words(`switches.${one}`)}
        />
      ))}
    </Box>
  );
};
