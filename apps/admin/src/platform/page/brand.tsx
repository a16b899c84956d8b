/** The only place with the product's name and logo: replace both to sell it under another name. */
export const brandName = 'Kontor';

export const BrandMark = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <rect width="48" height="48" rx="11" fill="#3F51C6" />
    <rect x="11" y="10" width="7" height="28" rx="1.5" fill="#F0B95A" />
    <path d="M21 24 31.5 10H40L29.5 24Z" fill="#fff" />
    <path d="M21 24h8.5L40 38h-8.5Z" fill="#C5CDFB" />
  </svg>
);
