import type { ReactNode } from 'react';
import { Logo } from '../logo/logo.tsx';
import styles from './standalone.module.css';

/** A screen in the middle of the window: one fact, one hint, and the possible next steps. */
export function Standalone({ icon, title, text, actions }: StandaloneProps) {
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <Logo size={28} />
      </header>
      <main className={styles.main}>
        <span className={styles.icon}>{icon}</span>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{actions}</div>
      </main>
    </div>
  );
}

interface StandaloneProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly actions: ReactNode;
}
