import {
  readFormattedText,
  type TextBlock,
  type TextLine,
  type TextPart,
} from '@muster/contract/formatted-text.rules.ts';
import { Fragment } from 'react';
import styles from './formatted-text.module.css';

/** A text with paragraphs, lists, bold words and links, rendered from its parsed parts: typed text never becomes markup. */
export function FormattedText({ body }: { readonly body: string }) {
  return <div className={styles.text}>{keyed(readFormattedText(body)).map(([key, block]) => blockOf(key, block))}</div>;
}

function blockOf(key: string, block: TextBlock) {
  if (block.kind === 'paragraph') {
    return (
      <p key={key}>
        {keyed(block.lines).map(([line, parts], index) => (
          <Fragment key={line}>
            {index > 0 ? <br /> : null}
            {lineOf(parts)}
          </Fragment>
        ))}
      </p>
    );
  }
  const List = block.kind === 'bullets' ? 'ul' : 'ol';
  return (
    <List key={key}>
      {keyed(block.items).map(([item, parts]) => (
        <li key={item}>{lineOf(parts)}</li>
      ))}
    </List>
  );
}

const lineOf = (line: TextLine) => keyed(line).map(([key, part]) => <Fragment key={key}>{partOf(part)}</Fragment>);

function partOf(part: TextPart) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'strong') return <strong>{part.text}</strong>;
  return (
    <a href={part.href} target="_blank" rel="noopener noreferrer">
      {part.text}
    </a>
  );
}

/** The order never changes, so the index is a stable key. */
const keyed = <T,>(items: readonly T[]): readonly (readonly [string, T])[] =>
  items.map((item, index) => [String(index), item]);
