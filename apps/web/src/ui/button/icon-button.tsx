import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import styles from './icon-button.module.css';

/** A button that shows only an icon: `label` is its name, also shown as a tooltip. 32 px, 44 on touch screens. */
export function IconButton({ label, icon, dot, hideTooltip, className, ...rest }: IconButtonProps) {
  const button = (
    <button type="button" {...rest} className={classNames(styles.button, className)} aria-label={label}>
      {icon}
      {dot === true ? <span className={styles.dot} /> : null}
      {typeof dot === 'string' ? <span className={styles.count} data-count={dot} /> : null}
    </button>
  );
  return hideTooltip ? button : <Tooltip text={label}>{button}</Tooltip>;
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly label: string;
  readonly icon: ReactNode;
  /** A red dot in the corner, or a short figure; say what it means in the label. */
  readonly dot?: boolean | string | undefined;
  readonly hideTooltip?: boolean | undefined;
}
