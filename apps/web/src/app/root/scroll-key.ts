import type { Location } from 'react-router';

/**
 * The scroll position is stored per history entry. Pages opened by their address have the same key in every document
 * and would start at the position of another page, so their key includes the address.
 */
export const scrollKeyOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `${pathname}${search}` : key;
