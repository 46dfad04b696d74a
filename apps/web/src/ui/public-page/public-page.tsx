import type { ReactNode } from 'react';
import { Logo } from '../logo/logo.tsx';
import styles from './public-page.module.css';

/** A page for strangers: the logo, and a box with a heading. */
export function PublicPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className={styles.page}>
      <Logo />
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
