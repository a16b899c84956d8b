import { Box, useTheme } from '@mui/material';

const bars = [38, 52, 44, 61, 57, 73, 66, 84, 78, 96, 88, 112];

/** Twelve months of a thriving firm: decorative, so hidden from screen readers. */
export const Ledger = () => {
  const { palette } = useTheme();
  return (
    <Box
      component="svg"
      viewBox="0 0 480 132"
      aria-hidden="true"
      sx={{ width: '100%', maxWidth: 560, height: 'auto', display: 'block' }}
    >
      {[20, 57, 94, 131].map((y) => (
        <line key={y} x1="0" x2="480" y1={y} y2={y} stroke={palette.divider} />
      ))}
      {bars.map((height, index) => (
        <g key={index}>
          <rect
            x={index * 40 + 8}
            y={131 - height}
            width="14"
            height={height}
            rx="3"
            fill={palette.primary.main}
            opacity={0.35 + index * 0.055}
          />
          <rect
            x={index * 40 + 24}
            y={131 - height * 0.62}
            width="6"
            height={height * 0.62}
            rx="2"
            fill={palette.secondary.main}
            opacity={0.35 + index * 0.055}
          />
        </g>
      ))}
    </Box>
  );
};
