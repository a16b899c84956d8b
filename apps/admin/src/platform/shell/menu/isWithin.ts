/** Keeps a list's entry marked on all pages of its resource. Example: `/invoices/index` on `/invoices/42/show`. */
export const isWithin = (pathname: string, to: string): boolean => {
  const root = to.endsWith('/index') ? to.slice(0, -'/index'.length) : to;
  return pathname === root || pathname.startsWith(`${root}/`);
};
