import styles from './initials.module.css';
import { initialsOf, tintOf } from './initials-of.ts';

/** A photo, or the initials on a tint derived from the name. Decorative: the name is next to it. */
export function Initials({ name, photo, size = 26, solid = false }: InitialsProps) {
  return (
    <span
      className={styles.avatar}
      data-tint={solid ? 'solid' : tintOf(name)}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.4) }}
      aria-hidden="true"
    >
      {photo ? <img src={photo} alt="" width={size} height={size} loading="lazy" /> : initialsOf(name)}
    </span>
  );
}

interface InitialsProps {
  readonly name: string;
  /** Address of the picture. */
  readonly photo?: string | null | undefined;
  /** In px: 26 in rows, 36 on cards, 56 in page headers. */
  readonly size?: number;
  readonly solid?: boolean;
}
