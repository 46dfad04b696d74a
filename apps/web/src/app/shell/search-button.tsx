import { IconSearch } from '@tabler/icons-react';
import { useContext } from 'react';
import { MenuDrawer, useIsRail } from '../../ui/frame/menu-drawer.ts';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import styles from './shell.module.css';
import { shortcutText } from './shortcut-text.ts';

/** Opens the search of the portal. In the drawer it takes the place of the menu. */
export function SearchButton({ onOpen }: { readonly onOpen: () => void }) {
  const isRail = useIsRail();
  const closeMenu = useContext(MenuDrawer);
  const open = () => {
    closeMenu?.();
    onOpen();
  };
  return (
    <Tooltip text="Search or jump to" placement="right" isOff={!isRail}>
      <button type="button" className={styles.search} onClick={open} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={16} aria-hidden="true" />
        <span className={styles.searchText}>Search or jump to</span>
        <span className={styles.searchKey} aria-hidden="true">
          <Kbd>{shortcutText('K')}</Kbd>
        </span>
      </button>
    </Tooltip>
  );
}
