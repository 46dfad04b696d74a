import { Fragment, type ReactNode } from 'react';
import { InsightPin } from './insight-pin.tsx';
import type { MarkedLine, MarkedPiece } from './marked-lines.ts';
import styles from './marked-text.module.css';
import type { Insights, NumberedInsight } from './use-insights.ts';

/** A section with what was generated, added and removed, and with the words that a suggestion is about. `below`: after the marked line. */
export function MarkedText({ lines, isGenerated, insights, below }: MarkedTextProps) {
  const own = { same: isGenerated ? styles.generated : undefined, added: styles.added, removed: styles.removed };
  const content = (line: MarkedLine) => (
    <>
      {line.pieces.map((piece) => (
        <Piece key={piece.place} piece={piece} look={own[piece.kind]} insights={insights} />
      ))}
    </>
  );
  const after = ({ pieces }: MarkedLine) =>
    pieces.map(({ insight }) => (insight ? <Fragment key={insight.key}>{below(insight)}</Fragment> : null));
  return (
    <div className={styles.text}>
      {blocksOf(lines).map(({ place, isList, lines: together }) =>
        isList ? (
          <ul key={place} className={styles.items}>
            {together.map((line) => (
              <li key={line.place}>
                {content(withoutDash(line))}
                {after(line)}
              </li>
            ))}
          </ul>
        ) : (
          together.map((line) => (
            <Fragment key={line.place}>
              <div className={styles.line}>{content(line)}</div>
              {after(line)}
            </Fragment>
          ))
        ),
      )}
    </div>
  );
}

const dash = '- ';

/** Lines that follow each other and begin with a dash are one list. */
function blocksOf(lines: readonly MarkedLine[]): readonly Block[] {
  const blocks: { place: number; isList: boolean; lines: MarkedLine[] }[] = [];
  for (const line of lines) {
    const isList = line.pieces[0]?.text.startsWith(dash) ?? false;
    const last = blocks.at(-1);
    if (last && last.isList === isList) last.lines.push(line);
    else blocks.push({ place: line.place, isList, lines: [line] });
  }
  return blocks;
}

interface Block {
  readonly place: number;
  readonly isList: boolean;
  readonly lines: readonly MarkedLine[];
}

const withoutDash = ({ place, pieces }: MarkedLine): MarkedLine => ({
  place,
  pieces: pieces.map((piece, at) => (at === 0 ? { ...piece, text: piece.text.slice(dash.length) } : piece)),
});

const elements = { same: 'span', added: 'ins', removed: 'del' } as const;

/** The hour and its half of the day stay on one line. */
const withWholeTimes = (text: string) => text.replace(/(\d) (?=[AP]M\b)/gu, '$1\u00a0');

function Piece({ piece: { kind, text: asWritten, insight }, look, insights }: PieceProps) {
  const Element = elements[kind];
  const text = withWholeTimes(asWritten);
  if (!insight) return <Element className={look}>{text}</Element>;
  return (
    <Element className={look}>
      <mark className={styles.mark}>{text}</mark> <InsightPin insight={insight} insights={insights} />
    </Element>
  );
}

interface PieceProps {
  readonly piece: MarkedPiece;
  readonly look: string | undefined;
  readonly insights: Insights;
}

interface MarkedTextProps {
  readonly lines: readonly MarkedLine[];
  /** Whether unchanged words were generated. */
  readonly isGenerated: boolean;
  readonly insights: Insights;
  readonly below: (insight: NumberedInsight) => ReactNode;
}
