import type { ListLook } from './use-list-settings.ts';

/** For views of a list without columns. */
export const noColumns: ListLook = {
  choice: { hidden: [], order: [] },
  hidden: new Set(),
  widths: {},
  density: 'comfortable',
  isKnown: true,
  isChanged: false,
  shows: () => true,
  choose: () => undefined,
  toggle: () => undefined,
  setWidth: () => undefined,
  setDensity: () => undefined,
  reset: () => undefined,
  forgetDraft: () => undefined,
};
