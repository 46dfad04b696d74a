import {
  readFormattedText,
  type TextBlock,
  type TextLine,
  type TextPart,
} from '@muster/contract/formatted-text.rules.ts';
import { Fragment, type ReactNode } from 'react';
import styles from './formatted-text.module.css';

/** A text with paragraphs, lists, bold words and links, rendered from its parsed parts: typed text never becomes markup. */
export function FormattedText({ body, words = asTyped }: FormattedTextProps) {
  const blocks = keyed(readFormattedText(body));
  return <div className={styles.text}>{blocks.map(([key, block]) => blockOf(key, block, words))}</div>;
}

interface FormattedTextProps {
  readonly body: string;
  /** Renders words that are no link, for example with the names in them marked. Default: as they are. */
  readonly words?: Words | undefined;
}

type Words = (text: string) => ReactNode;
const asTyped: Words = (text) => text;

function blockOf(key: string, block: TextBlock, words: Words) {
  if (block.kind === 'paragraph') {
    return (
      <p key={key}>
        {keyed(block.lines).map(([line, parts], index) => (
          <Fragment key={line}>
            {index > 0 ? <br /> : null}
            {lineOf(parts, words)}
          </Fragment>
        ))}
      </p>
    );
  }
  const items = keyed(block.items).map(([item, parts]) => <li key={item}>{lineOf(parts, words)}</li>);
  if (block.kind === 'bullets') return <ul key={key}>{items}</ul>;
  return (
    <ol key={key} start={block.first}>
      {items}
    </ol>
  );
}

const lineOf = (line: TextLine, words: Words) =>
  keyed(line).map(([key, part]) => <Fragment key={key}>{partOf(part, words)}</Fragment>);

function partOf(part: TextPart, words: Words) {
  if (part.kind === 'text') return words(part.text);
  if (part.kind === 'strong') return <strong>{words(part.text)}</strong>;
  return (
    <a href={part.href} target="_blank" rel="noopener noreferrer">
      {part.text}
    </a>
  );
}

/** The order never changes, so the index is a stable key. */
const keyed = <T,>(items: readonly T[]): readonly (readonly [string, T])[] =>
  items.map((item, index) => [String(index), item]);
