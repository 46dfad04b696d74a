import { useSyncExternalStore } from 'react';

const compact = mediaOf('(max-width: 859.98px)');
const overlaid = mediaOf('(max-width: 1099.98px)');
const phone = mediaOf('(max-width: 639.98px)');
const tablet = mediaOf('(min-width: 640px) and (max-width: 859.98px)');

/** Whether the window is narrow (below 860 px): touch sizes, full-screen panels. */
export const useCompact = (): boolean => useSyncExternalStore(compact.subscribe, compact.read);

/** Whether a panel beside the page lies over it, because there is no room for both (below 1100 px). */
export const useOverlaid = (): boolean => useSyncExternalStore(overlaid.subscribe, overlaid.read);

/** Whether the window is that of a phone (below 640 px): cards instead of tables, the menu in a drawer. */
export const usePhone = (): boolean => useSyncExternalStore(phone.subscribe, phone.read);

/** Whether the window is that of a tablet (640 to 860 px): the menu is a rail of icons. */
export const useTablet = (): boolean => useSyncExternalStore(tablet.subscribe, tablet.read);

function mediaOf(text: string) {
  return {
    read: () => window.matchMedia(text).matches,
    subscribe: (onChange: () => void) => {
      const query = window.matchMedia(text);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
  };
}
