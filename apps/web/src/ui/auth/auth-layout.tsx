import type { ReactNode } from 'react';
import { Logo } from '../logo/logo.tsx';
import styles from './auth-layout.module.css';
import { RosterPicture } from './roster-picture.tsx';

/** Public pages: the form on the left (360 px), the brand's panel on the right, omitted below 860 px. */
export function AuthLayout({ title, text, foot, claim, points = [], children }: AuthLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.left}>
        <header className={styles.brand}>
          <Logo size={28} />
        </header>
        <main className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          {text ? <p className={styles.text}>{text}</p> : null}
          <div className={styles.content}>{children}</div>
        </main>
        <footer className={styles.foot}>{foot}</footer>
      </div>
      <aside className={styles.panel} aria-label="About Muster">
        <RosterPicture />
        <div className={styles.claimBox}>
          <p className={styles.claim}>{claim}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}

interface AuthLayoutProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly foot?: ReactNode;
  /** One line about the product on the panel. */
  readonly claim: string;
  readonly points?: readonly string[];
  readonly children: ReactNode;
}
