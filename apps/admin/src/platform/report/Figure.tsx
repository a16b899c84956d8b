import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BigFigure } from './BigFigure.tsx';
import { Delta, type Compared } from './Delta.tsx';

type Props = {
  label: string;
  /** Already formatted. */
  value: string;
  delta?: Compared | null;
  note?: ReactNode;
  to?: string;
  chart?: ReactNode;
};

/** Draws the cents smaller than what matters. */
const Amount = ({ text }: { text: string }) => {
  const [, whole, cents, rest] = /^(.*\d)([.,]\d\d)(\D*)$/.exec(text) ?? [];
  if (!cents) return text;
  return (
    <>
      {whole}
      <span style={{ fontSize: '1.125rem', opacity: 0.75 }}>{cents}</span>
      {rest}
    </>
  );
};

/** A card with one figure: label, value, change and a small chart. */
export const Figure = ({ label, value, delta, note, to, chart }: Props) => {
  return (
    <Card sx={card}>
      <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 550 }}>
        {to ? (
          <Link to={to} style={{ color: 'inherit', textDecoration: 'none' }} className="stretched">
            {label}
          </Link>
        ) : (
          label
        )}
      </Typography>
      <Box sx={{ mt: 0.5 }}>
        <BigFigure>
          <Amount text={value} />
        </BigFigure>
      </Box>
      {(delta || note) && (
        <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', minHeight: 24 }}>
          {delta && <Delta {...delta} />}
          {note && (
            <Typography variant="caption" color="textSecondary" component="span">
              {note}
            </Typography>
          )}
        </Box>
      )}
      {chart && (
        <Box aria-hidden sx={{ mt: 'auto', pt: 1.5 }}>
          {chart}
        </Box>
      )}
    </Card>
  );
};

const card = {
  position: 'relative',
  px: 2.5,
  py: 2,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  transition: 'border-color 140ms',
  // The link of the label covers the whole card.
  '& .stretched::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:has(.stretched):hover': { borderColor: 'kontor.inputBorder' },
  '&:has(.stretched:focus-visible)': { outline: '2px solid', outlineColor: 'kontor.focus', outlineOffset: 2 },
  '& .stretched:focus-visible': { outline: 'none' },
} as const;
