import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** A gray bar in place of a loading text. Decorative: say "loading" once on the surrounding region. */
export function Skeleton({ width = '100%', height = 10, round, className }: SkeletonProps) {
  const size = { width, height, borderRadius: round ? '50%' : undefined };
  return <span className={classNames(styles.bar, className)} style={size} aria-hidden="true" />;
}

interface SkeletonProps {
  readonly width?: number | string;
  readonly height?: number;
  readonly round?: boolean;
  readonly className?: string | undefined;
}
