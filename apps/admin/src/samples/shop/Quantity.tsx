import { mostOfOne } from '@kontor/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import { Box, IconButton, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  name: string;
  qty: number;
  /** Only the first entry of a product can be changed. */ isFirst: boolean;
  onChange: (qty: number) => void;
};

/** A quantity with plus and minus, or typed with Enter; an invalid text is reverted. */
export const Quantity = ({ name, qty, isFirst, onChange }: Props) => {
  const t = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    const wanted = Number(typed);
    if (typed !== null && Number.isInteger(wanted) && wanted >= 1 && wanted <= mostOfOne && wanted !== qty) onChange(wanted);
    setTyped(null);
  };
  if (!isFirst) return <Box sx={{ py: 1 }}>{t('shop.pieces', { count: qty })}</Box>;
  return (
    <Box role="group" aria-label={`${t('shop.quantity')}: ${name}`} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <IconButton aria-label={t('shop.fewer')} disabled={qty <= 1} onClick={() => onChange(qty - 1)}>
        <RemoveOutlined />
      </IconButton>
      <OutlinedInput
        size="small"
        value={typed ?? String(qty)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
        inputProps={{
          'aria-label': `${t('shop.quantity')}: ${name}`,
          inputMode: 'numeric',
          maxLength: 2,
          style: { textAlign: 'center' },
        }}
        sx={{ width: 64 }}
      />
      <IconButton aria-label={t('shop.more')} disabled={qty >= mostOfOne} onClick={() => onChange(qty + 1)}>
        <AddOutlined />
      </IconButton>
    </Box>
  );
};
