import { type TextChange, textChanges } from '@muster/contract/domains/recruitment/text-difference.rules.ts';
import type { ReactNode } from 'react';
import styles from './hire.module.css';
import type { NumberedInsight } from './use-insights.ts';

/** A section with what was generated, added and removed, and with the words that a suggestion is about. */
export function MarkedText({ text, generated, insights }: MarkedTextProps) {
  const changes: readonly TextChange[] = generated === null ? [{ kind: 'same', text }] : textChanges(generated, text);
  return (
    <p className={styles.text}>
      {changes.map(({ kind, text: run }, at) => {
        const key = `${at} ${kind}`;
        if (kind === 'removed')
          return (
            <del key={key} className={styles.removed}>
              {bulleted(run)}
            </del>
          );
        const shown = withMarks(run, insights);
        if (kind === 'added')
          return (
            <ins key={key} className={styles.added}>
              {shown}
            </ins>
          );
        return (
          <span key={key} className={generated === null ? undefined : styles.generated}>
            {shown}
          </span>
        );
      })}
    </p>
  );
}

const bulleted = (text: string) => text.replace(/^- /gm, '• ');

/** The first place of each suggestion in a run. */
function withMarks(run: string, [insight, ...rest]: readonly NumberedInsight[]): ReactNode {
  if (insight === undefined) return bulleted(run);
  const at = insight.found === null ? -1 : run.indexOf(insight.found);
  if (insight.found === null || at < 0) return withMarks(run, rest);
  return (
    <>
      {withMarks(run.slice(0, at), rest)}
      <mark className={styles.mark}>{insight.found}</mark> <span className={styles.pin}>{insight.number}</span>
      {withMarks(run.slice(at + insight.found.length), rest)}
    </>
  );
}

interface MarkedTextProps {
  readonly text: string;
  /** Null: nothing was generated. */
  readonly generated: string | null;
  readonly insights: readonly NumberedInsight[];
}
