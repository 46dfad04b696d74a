import { counted } from '@muster/contract/counted.ts';
import type { ImportAnswer } from '@muster/contract/domains/imports/import-answers.ts';
import { messages } from '@muster/contract/messages.ts';
import styles from './import-dialog.module.css';

/** The errors, one per line; the row is highlighted (section 8), and whom it is about follows. */
export function MessageLines({ lines, titles, more }: MessageLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>
          <Line text={line} titles={titles} />
        </li>
      ))}
      {more > 0 ? <li>and {counted(more, 'more row')}</li> : null}
    </ul>
  );
}

interface MessageLinesProps {
  readonly lines: readonly string[];
  readonly titles: ImportAnswer['titles'];
  /** Rows that are not listed. */
  readonly more: number;
}

function Line({ text, titles }: LineProps) {
  const found = new RegExp(`^${messages.imports.rowToken} (\\d+):`).exec(text);
  if (found === null) return text;
  const [prefix] = found;
  const title = titles.find(({ row }) => row === Number(found[1]))?.title;
  return (
    <>
      <strong className={styles.row}>{prefix}</strong>
      {title === undefined ? null : <b> {title} ·</b>}
      {text.slice(prefix.length)}
    </>
  );
}

interface LineProps extends Pick<MessageLinesProps, 'titles'> {
  readonly text: string;
}
