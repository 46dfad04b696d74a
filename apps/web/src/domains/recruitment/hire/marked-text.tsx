import { Fragment, type ReactNode } from 'react';
import { InsightPin } from './insight-pin.tsx';
import type { MarkedLine, MarkedPiece } from './marked-lines.ts';
import styles from './marked-text.module.css';
import type { Insights, NumberedInsight } from './use-insights.ts';

/** A section with what was generated, added and removed, and with the words that a suggestion is about. `below`: after the marked line. */
export function MarkedText({ lines, isGenerated, insights, below }: MarkedTextProps) {
  const own = { same: isGenerated ? styles.generated : undefined, added: styles.added, removed: styles.removed };
  return (
    <div className={styles.text}>
      {lines.map(({ place, pieces }) => (
        <Fragment key={place}>
          <div className={styles.line}>
            {pieces.map((piece) => (
              <Piece key={piece.place} piece={piece} look={own[piece.kind]} insights={insights} />
            ))}
          </div>
          {pieces.map(({ insight }) => (insight ? <Fragment key={insight.key}>{below(insight)}</Fragment> : null))}
        </Fragment>
      ))}
    </div>
  );
}

const elements = { same: 'span', added: 'ins', removed: 'del' } as const;

function Piece({ piece: { kind, text, insight }, look, insights }: PieceProps) {
  const Element = elements[kind];
  const shown = text.replace(/^- /, '• ');
  if (!insight) return <Element className={look}>{shown}</Element>;
  return (
    <Element className={look}>
      <mark className={styles.mark}>{shown}</mark> <InsightPin insight={insight} insights={insights} />
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
