import type { StockCountDetail, StockCountLineRecord } from '@kontor/domain';
import {
  Box,
  Link as TextLink,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Ltr } from '../../platform/format/Ltr.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useMoved } from '../stockMoves/useMoved.ts';
import { useSigned } from '../stockMoves/useSigned.ts';
import { CountCell } from './CountCell.tsx';

type Props = {
  count: StockCountDetail;
  lines: readonly StockCountLineRecord[];
  /** Undefined where nothing can be entered. */
  onEnter?: (line: StockCountLineRecord, counted: number | null) => Promise<unknown>;
};

/** The goods of a count. On paper, without what is said to be there, so that it is really counted. */
export const CountTable = ({ count, lines, onEnter }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const signed = useSigned();
  const moved = useMoved();
  const field = (name: string) => t(`resources.stockCounts.fields.${name}`);
  const differs = ({ difference }: StockCountLineRecord) =>
    difference === null ? (
      <Nothing />
    ) : (
      <Box component="span" sx={difference === 0 ? undefined : strong}>
        {signed(difference)}
      </Box>
    );
  return (
    <TableContainer>
      <Table size="small" aria-label={t('stockCounts.goods')} sx={narrow}>
        <TableHead>
          <TableRow>
            <TableCell>{field('itemName')}</TableCell>
            <TableCell sx={wide}>{field('sku')}</TableCell>
            <TableCell align="right" className="no-print" sx={wide}>
              {field('onHand')}
            </TableCell>
            <TableCell align="right">{field('counted')}</TableCell>
            <TableCell align="right" className="no-print">
              {field('difference')}
            </TableCell>
            <TableCell align="right" className="no-print" sx={wide}>
              {field('onHandAfter')}
            </TableCell>
            <TableCell className="no-print" sx={wide}>
              {field('countedByName')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.itemId}>
              <TableCell>
                <TextLink component={Link} to={`/items/${line.itemId}/show`}>
                  <bdi>{line.itemName}</bdi>
                </TextLink>
                <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'block', sm: 'none' } }}>
                  <Ltr>{line.sku}</Ltr>
                </Typography>
                {(line.isOutdated || line.moves.length > 0) && (
                  <Typography variant="caption" className="no-print" sx={{ display: 'block', color: 'kontor.tone.warning' }}>
                    {line.isOutdated ? t('stockCounts.outdated') : t('stockCounts.moved', { documents: moved(line.moves) })}
                  </Typography>
                )}
              </TableCell>
              <TableCell sx={wide}>
                <Ltr>{line.sku}</Ltr>
                {line.barcode && (
                  <Typography variant="caption" color="textSecondary" component="div">
                    <Ltr>{line.barcode}</Ltr>
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right" className="no-print" sx={wide}>
                {format.number(line.onHand)}
              </TableCell>
              <TableCell align="right">
                {onEnter ? (
                  <CountCell line={line} onEnter={(counted) => onEnter(line, counted)} />
                ) : line.counted === null ? (
                  <Nothing />
                ) : (
                  format.number(line.counted)
                )}
              </TableCell>
              <TableCell align="right" className="no-print">
                {differs(line)}
              </TableCell>
              <TableCell align="right" className="no-print" sx={wide}>
                {line.onHandAfter === null ? <Nothing /> : format.number(line.onHandAfter)}
              </TableCell>
              <TableCell className="no-print" sx={wide}>
                {line.countedByName ?? (count.status === 'open' ? '' : <Nothing />)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

// On a telephone the field to count in comes first.
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
// On a telephone the differences are in sight beside it.
const narrow = { '& th, & td': { px: { xs: 1, sm: 2 } } } as const;
const strong = { fontWeight: 650, color: 'kontor.tone.warning' } as const;
