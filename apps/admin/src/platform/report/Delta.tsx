import TrendingDownOutlined from '@mui/icons-material/TrendingDownOutlined';
import TrendingFlatOutlined from '@mui/icons-material/TrendingFlatOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import { Box } from '@mui/material';
import { useFormat } from '../format/useFormat.ts';
import { changeOf, toneOf } from './changeOf.ts';

/** `isWorse`: more of it is worse, such as of costs. */
export type Compared = { value: number; previous: number; isWorse?: boolean };

/** The change from the previous period in percent, as arrow, sign and colour. */
export const Delta = ({ value, previous, isWorse }: Compared) => {
  const change = changeOf(value, previous);
  return change === null ? null : <Change percent={change} isWorse={isWorse} />;
};

export const Change = ({ percent: change, isWorse = false }: { percent: number; isWorse?: boolean }) => {
  const format = useFormat();
  const Icon = change > 0 ? TrendingUpOutlined : change < 0 ? TrendingDownOutlined : TrendingFlatOutlined;
  const tone = toneOf(change, isWorse);
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
