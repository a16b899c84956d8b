import { Box, Link as TextLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = { to?: string; name: string; hint: string; amount: string; children?: ReactNode };

/** A row of what became of money: the document, its date, the amount, and a command. */
export const MoneyRow = ({ to, name, hint, amount, children }: Props) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, py: 0.75 }}>
    <Box sx={{ flex: '1 0 120px', minWidth: 0 }}>
      {to ? (
        <TextLink component={Link} to={to} sx={{ fontWeight: 550 }}>
          {name}
        </TextLink>
      ) : (
        <Typography sx={{ fontWeight: 550 }}>{name}</Typography>
      )}
      <Typography variant="caption" component="div" color="textSecondary">
        {hint}
      </Typography>
    </Box>
    <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{amount}</Typography>
    {children}
  </Box>
);
