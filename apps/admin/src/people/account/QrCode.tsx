import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';

type Props = { text: string; label: string };
const quiet = 3;

/** A QR code drawn in the page, so that its content stays in the page and in memory. */
export const QrCode = ({ text, label }: Props) => {
  const { data: path } = useQuery({ queryKey: ['qr', text], queryFn: () => drawn(text), gcTime: 0, staleTime: Infinity });
  return (
    <Box sx={{ width: 184, height: 184, bgcolor: 'common.white', borderRadius: 1, overflow: 'hidden' }}>
      {path && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${path.size} ${path.size}`} shapeRendering="crispEdges">
          <path d={path.d} fill="#000" />
        </svg>
      )}
    </Box>
  );
};

/** A path with one square for each dark module. */
async function drawn(text: string): Promise<{ d: string; size: number }> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const squares = [...modules.data].flatMap((dark, at) =>
    dark ? [`M${(at % modules.size) + quiet} ${Math.floor(at / modules.size) + quiet}h1v1h-1z`] : [],
  );
  return { d: squares.join(''), size: modules.size + 2 * quiet };
}
