import { Box } from '@mui/material';
import type { ReportFigures } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { Figure } from '../../platform/report/Figure.tsx';
import { useReportWords, useWrite } from './keyWords.ts';
import type { ReportScreen } from './reportScreen.ts';
import type { ReportAddress } from './useReportAddress.ts';

type Props = { screen: ReportScreen; address: ReportAddress; figures: ReportFigures };

/** Three columns or four, by which of them leaves fewer places of the last row empty. */
const columnsOf = (tiles: number): number => {
  const empty = (columns: number): number => (columns - (tiles % columns)) % columns;
  return tiles < 4 ? tiles : empty(3) < empty(4) ? 3 : 4;
};

/** The totals as key figures; each opens how it came about. */
export const ReportTotals = ({ screen, address, figures }: Props) => {
  const t = useTranslate();
  const words = useReportWords(screen.name);
  const write = useWrite(figures.currency);
  const { totals, comparedTotals } = figures;
  const measures = figures.measures.filter(({ name }) => screen.figures?.includes(name) ?? true);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mb: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: `repeat(${columnsOf(measures.length)}, 1fr)` },
      }}
    >
      {measures.map(({ name, unit }) => {
        const [value, previous] = [totals[name] ?? null, comparedTotals?.[name]];
        return (
          <Figure
            key={name}
            label={words(`measures.${name}`)}
            value={write(unit, value)}
            delta={
              value !== null && typeof previous === 'number' ? { value, previous, isWorse: screen.costs?.includes(name) } : null
            }
            note={typeof previous === 'number' ? t('reports.kit.before', { value: write(unit, previous) }) : undefined}
            to={address.hrefOf({ explain: name, row: '' })}
          />
        );
      })}
    </Box>
  );
};
