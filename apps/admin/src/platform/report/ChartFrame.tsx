import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Panel } from './Panel.tsx';

type View = 'chart' | 'table';
type Props = {
  title: string;
  /** The parameter of the address that remembers the table view; without it only the page does. */
  name?: string;
  /** Shown beside the switch between chart and table. */
  end?: ReactNode;
  legend?: ReactNode;
  chart: ReactNode;
  /** The same figures in words and numbers. */ table: ReactNode;
};

/** A chart that can be switched to a table. */
export const ChartFrame = ({ title, name, end, legend, chart, table }: Props) => {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const [own, setOwn] = useState<View>('chart');
  const view = name ? (params.get(name) === 'table' ? 'table' : 'chart') : own;
  const choose = (chosen: View) => {
    if (!name) return setOwn(chosen);
    const next = new URLSearchParams(params);
    if (chosen === 'table') next.set(name, chosen);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  return (
    <Panel
      title={title}
      subtitle={legend}
      end={
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {end}
          <ToggleButtonGroup
            size="small"
            exclusive
            value={view}
            onChange={(_event, chosen: View | null) => chosen && choose(chosen)}
            aria-label={t('kontor.report.view')}
          >
            <ToggleButton value="chart" aria-label={t('kontor.report.as_chart')} sx={{ px: 1, py: 0.5 }}>
              <BarChartOutlined fontSize="small" />
            </ToggleButton>
            <ToggleButton value="table" aria-label={t('kontor.report.as_table')} sx={{ px: 1, py: 0.5 }}>
              <TableRowsOutlined fontSize="small" />
            </ToggleButton>
          </ToggleButtonGroup>
        </Box>
      }
    >
      {view === 'table' ? table : chart}
    </Panel>
  );
};
