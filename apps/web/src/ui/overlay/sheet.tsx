import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { onEscape } from './escape.ts';
import { OverlayRoot } from './overlay-root.tsx';
import styles from './sheet.module.css';

/** A box that slides in from an edge over the page, with the focus kept inside. The base of panel, menu and filters. */
export function Sheet({ opened, onClose, from, closeLabel = 'Close', children }: SheetProps) {
  return (
    <OverlayRoot>
      <Drawer.Root
        opened={opened}
        onClose={onClose}
        position={from}
        closeOnEscape={false}
        transitionProps={{ duration: 200, timingFunction: 'cubic-bezier(0.2, 0, 0, 1)' }}
        classNames={{
          overlay: styles.overlay ?? '',
          inner: `${styles.inner} ${styles[from]}`,
          content: styles.content ?? '',
        }}
      >
        <Drawer.Overlay />
        <Drawer.Content onKeyDown={onEscape(onClose)}>
          {children}
          {/* Last, so that the focus first goes to the content. */}
          <div className={styles.close}>
            <IconButton
              label={closeLabel}
              hideTooltip
              icon={<IconX size={18} aria-hidden="true" />}
              onClick={onClose}
            />
          </div>
        </Drawer.Content>
      </Drawer.Root>
    </OverlayRoot>
  );
}

interface SheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly from: 'left' | 'right' | 'bottom';
  readonly closeLabel?: string;
  /** Begins with a SheetHead. */
  readonly children: ReactNode;
}
