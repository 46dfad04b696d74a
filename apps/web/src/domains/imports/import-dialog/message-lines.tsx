import { counted } from '@muster/contract/counted.ts';
import { messages } from '@muster/contract/messages.ts';
import styles from './import-dialog.module.css';

/** The errors, one per line; the row is highlighted (section 8). */
export function MessageLines({ lines, more }: MessageLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>
          <Line text={line} />
        </li>
      ))}
      {more > 0 ? <li>and {counted(more, 'more row')}</li> : null}
    </ul>
  );
}

interface MessageLinesProps {
  readonly lines: readonly string[];
  /** Rows that are not listed. */
  readonly more: number;
}

function Line({ text }: { readonly text: string }) {
  const prefix = new RegExp(`^${messages.imports.rowToken} \\d+:`).exec(text)?.[0];
  if (prefix === undefined) return text;
  return (
    <>
      <strong className={styles.row}>{prefix}</strong>
      {text.slice(prefix.length)}
    </>
  );
}
