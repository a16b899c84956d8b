export const productColors = ['primary', 'success', 'warning', 'danger', 'info'] as const;
export type ProductColor = (typeof productColors)[number];
export const productSorts = ['featured', 'price-asc', 'price-desc'] as const;
export type ProductSort = (typeof productSorts)[number];
export const productsPerPage = 9;

export class ProductRecord {
  id: number;
  name: string;
  slug: string;
  description: string;
  brand: string;
  price: number;
  /** The address of a picture. */
  image: string;
  hasFreeShipping: boolean;
  /** 1 to 5. */
  rating: number;
}
/** A product as the current user sees it. */
export class OfferedProduct extends ProductRecord {
  isInWishlist: boolean;
  isInCart: boolean;
}
export class ProductDetail extends OfferedProduct {
  colorOptions: ProductColor[];
}
export class WishedProduct extends ProductRecord {
  isInCart: boolean;
}
export class CartProduct extends ProductRecord {
  qty: number;
  isInWishlist: boolean;
  /** When it will be shipped, one to eight days from now. Made up at each reading, like the next two fields. */
  shippingDate: string;
  offers: number;
  discountPercentage: number;
}

export class WishlistItemRecord {
  id: number;
  productId: number;
}
export class CartItemRecord extends WishlistItemRecord {
  qty: number;
}

export class ProductsAnswer {
  products: OfferedProduct[];
  /** Number of products that match the search, on all pages. */
  total: number;
  userWishlist: WishlistItemRecord[];
  userCart: CartItemRecord[];
}
export class ProductAnswer {
  product: ProductDetail;
}
export class WishlistAnswer {
  products: WishedProduct[];
}
export class CartAnswer {
  products: CartProduct[];
}
