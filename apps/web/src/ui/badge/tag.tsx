import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A word about something that is no state, such as a role. */
export const Tag = ({ children }: { readonly children: ReactNode }) => <span className={styles.tag}>{children}</span>;
