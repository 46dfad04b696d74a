import styles from './pending-box.module.css';

/** In the requester's words. */
export const ReasonQuote = ({ children }: { readonly children: string }) => (
  <blockquote className={styles.reason}>{`“${children}”`}</blockquote>
);
