import styles from './logo.module.css';

/** The logo, with the product's name unless `markOnly`. `tone` light is for a dark or colored background. */
export function Logo({ size = 26, markOnly = false, tone = 'normal' }: LogoProps) {
  return (
    <span className={styles.logo} data-tone={tone}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        role={markOnly ? 'img' : 'presentation'}
        aria-label={markOnly ? 'Muster' : undefined}
      >
        <rect className={styles.ground} width="24" height="24" rx="6.5" />
        <path
          className={styles.line}
          d="M6.5 16.25V9.1c0-.85 1-1.3 1.65-.73L12 11.75l3.85-3.38c.64-.56 1.65-.11 1.65.74v7.14"
        />
      </svg>
      {markOnly ? null : <span className={styles.name}>Muster</span>}
    </span>
  );
}

interface LogoProps {
  readonly size?: number;
  readonly markOnly?: boolean;
  readonly tone?: 'normal' | 'light';
}
