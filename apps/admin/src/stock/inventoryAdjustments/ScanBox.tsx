import type { ItemRecord } from '@kontor/domain';
import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import { InputAdornment, TextField } from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';

const same = (a: string | null, b: string): boolean => a?.toLowerCase() === b.toLowerCase();

type Props = {
  onItem: (item: ItemRecord) => void;
  /** Number of counts that succeeded beside this field: each settles what was wrong with the code before it. */
  settled?: number;
};

/**
 * A field for a barcode scanner, which types a code and presses Enter: each code finds its item, and the field is empty for the next one.
 * Codes of quick scans are looked up one after the other.
 */
export const ScanBox = ({ onItem, settled = 0 }: Props) => {
  const t = useTranslate();
  const provider = useDataProvider();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [seen, setSeen] = useState(settled);
  const lookups = useRef(Promise.resolve());
  if (seen !== settled) {
    setSeen(settled);
    setProblem('');
  }
  const unknown = (typed: string): string => t('inventoryAdjustments.unknown_code', { code: typed });
  const itemsLike = async (q: string, stockTracked: boolean): Promise<ItemRecord[]> => {
    const { data } = await provider.getList<ItemRecord>('items', {
      filter: { q, stockTracked },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 10 },
    });
    return data;
  };
  const find = async (typed: string): Promise<void> => {
    const hasCode = ({ barcode, sku }: ItemRecord): boolean => same(barcode, typed) || same(sku, typed);
    const inStock = await itemsLike(typed, true);
    const found = inStock.find(hasCode) ?? (inStock.length === 1 ? inStock[0] : undefined);
    if (found) {
      onItem(found);
      return setProblem('');
    }
    const untracked = (await itemsLike(typed, false)).find(hasCode);
    setProblem(untracked ? t('inventoryAdjustments.untracked_code', { item: untracked.name }) : unknown(typed));
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would save the form.
    event.preventDefault();
    const typed = code.trim();
    setCode('');
    if (!typed) return;
    lookups.current = lookups.current.then(() => find(typed)).catch(() => setProblem(unknown(typed)));
  };
  return (
    <TextField
      fullWidth
      label={t('inventoryAdjustments.scan')}
      value={code}
      onChange={(event) => setCode(event.target.value)}
      onKeyDown={enter}
      error={problem !== ''}
      helperText={problem || t('inventoryAdjustments.scan_hint')}
      slotProps={{
        htmlInput: { autoComplete: 'off', maxLength: 50 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <QrCodeScannerOutlined fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
