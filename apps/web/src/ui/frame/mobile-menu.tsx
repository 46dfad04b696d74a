import type { ReactNode } from 'react';
import { Sheet } from '../overlay/sheet.tsx';
import { SheetHead } from '../overlay/sheet-head.tsx';
import styles from './app-frame.module.css';

export function MobileMenu({ opened, onClose, foot, children }: MobileMenuProps) {
  return (
    <Sheet opened={opened} onClose={onClose} from="left" closeLabel="Close menu">
      <SheetHead title="Menu" />
      <div className={styles.sideBody}>{children}</div>
      <div className={styles.sideFoot}>{foot}</div>
    </Sheet>
  );
}

interface MobileMenuProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}
