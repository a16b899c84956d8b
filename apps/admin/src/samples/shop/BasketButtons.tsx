import type { OfferedProduct } from '@kontor/domain';
import AddShoppingCartOutlined from '@mui/icons-material/AddShoppingCartOutlined';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useBaskets } from './useShop.ts';

type Props = { product: OfferedProduct };

/** Adds a product to the wishlist or removes it. */
export const WishButton = ({ product: { id, name, isInWishlist } }: Props) => {
  const t = useTranslate();
  const { put, take } = useBaskets();
  return (
    <Button
      aria-pressed={isInWishlist}
      aria-label={`${t('shop.wish')}: ${name}`}
      startIcon={isInWishlist ? <FavoriteIcon color="error" /> : <FavoriteBorderOutlined />}
      onClick={() => (isInWishlist ? take : put)({ where: 'wishlist', id })}
    >
      {t('shop.wish')}
    </Button>
  );
};

/** Adds a product to the cart; afterwards, links to the cart. */
export const CartButton = ({ product: { id, name, isInCart } }: Props) => {
  const t = useTranslate();
  const { put } = useBaskets();
  if (isInCart)
    return (
      <Button
        variant="outlined"
        component={Link}
        to="/shop/cart"
        startIcon={<ShoppingCartOutlined />}
        aria-label={`${t('shop.view_cart')}: ${name}`}
      >
        {t('shop.view_cart')}
      </Button>
    );
  return (
    <Button
      variant="contained"
      startIcon={<AddShoppingCartOutlined />}
      aria-label={`${t('shop.add_to_cart')}: ${name}`}
      onClick={() => put({ where: 'cart', id })}
    >
      {t('shop.add_to_cart')}
    </Button>
  );
};
