import styles from './paper-line.module.css';

/** On paper only, below the header: what a control among the actions says on the screen, such as the period. */
export function PaperLine({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p hidden className={styles.paper}>
      {text}
    </p>
  );
}
