import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { OverlayRoot } from './overlay-root.tsx';
import styles from './sheet.module.css';
import { useEscapeLayer } from './use-escape-layer.ts';
import { useFocusReturn } from './use-focus-return.ts';

/** A box that slides in from an edge over the page and traps the focus. The base of panel, menu and filters. */
export function Sheet({ opened, onClose, from, isWide = false, closeLabel = 'Close', children }: SheetProps) {
  useEscapeLayer(opened, onClose);
  useFocusReturn(opened);
  return (
    <OverlayRoot>
      <Drawer.Root
        opened={opened}
        onClose={onClose}
        position={from}
        closeOnEscape={false}
        returnFocus={false}
        transitionProps={{ duration: isCalm() ? 0 : 200, timingFunction: 'cubic-bezier(0.2, 0, 0, 1)' }}
        classNames={{
          overlay: styles.overlay ?? '',
          inner: classNames(styles.inner, styles[from], isWide && styles.wide),
          content: styles.content ?? '',
        }}
      >
        <Drawer.Overlay />
        <Drawer.Content data-sheet={from}>
          {children}
          {/* Last, so that the content gets the focus first. */}
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

/** Mantine reads the preference after its first frame, when the box already moves. */
const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface SheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly from: 'left' | 'right' | 'bottom';
  /** 700 px instead of 640. */
  readonly isWide?: boolean | undefined;
  readonly closeLabel?: string;
  /** Begins with a SheetHead. */
  readonly children: ReactNode;
}
