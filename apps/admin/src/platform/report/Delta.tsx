import TrendingDownOutlined from '@mui/icons-material/TrendingDownOutlined';
import TrendingFlatOutlined from '@mui/icons-material/TrendingFlatOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import { Box } from '@mui/material';
import { useFormat } from '../format/useFormat.ts';
import { changeOf } from './changeOf.ts';

/** The change from the previous period in percent, as arrow, sign and colour. */
export const Delta = ({ value, previous }: { value: number; previous: number }) => {
  const change = changeOf(value, previous);
  return change === null ? null : <Change percent={change} />;
};

export const Change = ({ percent: change }: { percent: number }) => {
  const format = useFormat();
  const Icon = change > 0 ? TrendingUpOutlined : change < 0 ? TrendingDownOutlined : TrendingFlatOutlined;
  const tone = change > 0 ? 'success' : change < 0 ? 'warning' : 'neutral';
  return (
    <Box component="span" sx={{ ...chip, color: `kontor.tone.${tone}`, bgcolor: `kontor.tint.${tone}` }}>
      <Icon sx={{ fontSize: 14 }} aria-hidden />
      <span dir="ltr">
        {change > 0 && '+'}
        {format.percent(change)}
      </span>
    </Box>
  );
};

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 0.75,
  height: 22,
  borderRadius: 999,
  fontSize: '0.75rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;
