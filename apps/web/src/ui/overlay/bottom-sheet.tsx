import type { ReactNode } from 'react';
import styles from './bottom-sheet.module.css';
import { Sheet } from './sheet.tsx';
import { SheetHead } from './sheet-head.tsx';

/** On phones: filters and choices that open from the lower edge. */
export function BottomSheet({ opened, onClose, title, actions, children }: BottomSheetProps) {
  return (
    <Sheet opened={opened} onClose={onClose} from="bottom">
      <SheetHead title={title} />
      <div className={styles.body}>{children}</div>
      {actions ? <div className={styles.foot}>{actions}</div> : null}
    </Sheet>
  );
}

interface BottomSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}
