import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from './Panel.tsx';

type Props = {
  title: string;
  legend?: ReactNode;
  chart: ReactNode;
  /** The same figures in words and numbers. */ table: ReactNode;
};

/** A chart that can be read as a table. */
export const ChartFrame = ({ title, legend, chart, table }: Props) => {
  const t = useTranslate();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <Panel
      title={title}
      subtitle={legend}
      end={
        <ToggleButtonGroup
          size="small"
          exclusive
          value={view}
          onChange={(_event, chosen: 'chart' | 'table' | null) => chosen && setView(chosen)}
          aria-label={t('kontor.report.view')}
        >
          <ToggleButton value="chart" aria-label={t('kontor.report.as_chart')} sx={{ px: 1, py: 0.5 }}>
            <BarChartOutlined fontSize="small" />
          </ToggleButton>
          <ToggleButton value="table" aria-label={t('kontor.report.as_table')} sx={{ px: 1, py: 0.5 }}>
            <TableRowsOutlined fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
      }
    >
      {view === 'table' ? table : chart}
    </Panel>
  );
};
