import { Modal } from '@mantine/core';
import { dialogWidthsPx } from '@muster/contract/constants.ts';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './app-modal.module.css';
import { OverlayRoot } from './overlay-root.tsx';
import { useEscapeLayer } from './use-escape-layer.ts';
import { useFocusReturn } from './use-focus-return.ts';

export type DialogSize = keyof typeof dialogWidthsPx;

/** A centered dialog. With `fixed` only its own buttons can close it. */
export function AppModal({ opened, onClose, title, size = 'md', fixed = false, actions, children }: AppModalProps) {
  const close = fixed ? () => undefined : onClose;
  useEscapeLayer(opened, close);
  useFocusReturn(opened);
  return (
    <OverlayRoot>
      <Modal.Root
        opened={opened}
        onClose={close}
        closeOnEscape={false}
        returnFocus={false}
        transitionProps={{ duration: 160, transition: 'pop' }}
        classNames={{ overlay: styles.overlay ?? '', inner: styles.inner ?? '', content: styles.content ?? '' }}
        // Not as the style of the content, which Mantine also gives to the box around it.
        styles={{ content: { width: dialogWidthsPx[size] } }}
      >
        <Modal.Overlay />
        <Modal.Content data-size={size}>
          <div className={styles.head}>
            <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
          </div>
          <Modal.Body className={styles.body ?? ''}>{children}</Modal.Body>
          {actions ? <div className={styles.foot}>{actions}</div> : null}
          {fixed ? null : (
            // Last, so that the content gets the focus first.
            <div className={styles.close}>
              <IconButton label="Close" hideTooltip icon={<IconX size={18} aria-hidden="true" />} onClick={onClose} />
            </div>
          )}
        </Modal.Content>
      </Modal.Root>
    </OverlayRoot>
  );
}

export interface AppModalProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly size?: DialogSize | undefined;
  readonly fixed?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}
