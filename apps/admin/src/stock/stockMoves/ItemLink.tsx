import type { StockMoveRecord } from '@kontor/domain';
import { Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';

/** The item of a move, with a link for people who may read items. */
export const ItemLink = ({ move: { itemId, itemName } }: { move: StockMoveRecord }) =>
  may('read', 'Item') ? (
    <TextLink component={Link} to={`/items/${itemId}/show`}>
      {itemName}
    </TextLink>
  ) : (
    itemName
  );
