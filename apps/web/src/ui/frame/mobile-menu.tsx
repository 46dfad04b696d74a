import type { ReactNode } from 'react';
import { Sheet } from '../overlay/sheet.tsx';
import { SheetHead } from '../overlay/sheet-head.tsx';
import styles from './app-frame.module.css';
import { MenuDrawer } from './menu-drawer.ts';

export function MobileMenu({ opened, onClose, foot, children }: MobileMenuProps) {
  return (
    <Sheet opened={opened} onClose={onClose} from="left" closeLabel="Close menu">
      <SheetHead title="Menu" />
      <MenuDrawer value={onClose}>
        <div className={styles.sideBody}>{children}</div>
        <div className={styles.sideFoot}>{foot}</div>
      </MenuDrawer>
    </Sheet>
  );
}

interface MobileMenuProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}
