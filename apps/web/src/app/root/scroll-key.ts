import type { Location } from 'react-router';

/**
 * Where a page was left is remembered for its entry in the browser's history. Whatever was opened by its address has the
 * same key in each document, and would begin where quite another page was left.
 */
export const scrollKeyOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `${pathname}${search}` : key;
