import { type TextChange, textChanges } from '@muster/contract/domains/recruitment/text-difference.rules.ts';
import type { NumberedInsight } from './use-insights.ts';

interface Piece {
  readonly kind: TextChange['kind'];
  readonly text: string;
  /** What is said of these words. */
  readonly insight?: NumberedInsight;
}

export interface MarkedPiece extends Piece {
  /** Its place in the section. */
  readonly place: number;
}

export interface MarkedLine {
  readonly place: number;
  readonly pieces: readonly MarkedPiece[];
}

/** A section in lines, with what was changed of the generated text. Each suggestion marks the first place of its words. */
export function markedLines({ text, generated, insights }: MarkedSection): readonly MarkedLine[] {
  const changes: readonly TextChange[] = generated === null ? [{ kind: 'same', text }] : textChanges(generated, text);
  return linesOf(insights.reduce<readonly Piece[]>(withMark, changes));
}

/** The suggestions that no line of the section marks: about something that is missing, or in words that changed. */
export function unmarked(lines: readonly MarkedLine[], insights: readonly NumberedInsight[]) {
  const marked = new Set(lines.flatMap(({ pieces }) => pieces).map(({ insight }) => insight?.key));
  return insights.filter(({ key }) => !marked.has(key));
}

function withMark(pieces: readonly Piece[], insight: NumberedInsight): readonly Piece[] {
  const { found } = insight;
  if (found === null) return pieces;
  const isPlace = ({ kind, text, insight: other }: Piece) =>
    kind !== 'removed' && other === undefined && text.includes(found);
  const place = pieces.findIndex(isPlace);
  const piece = pieces[place];
  if (!piece) return pieces;
  const { kind, text } = piece;
  const at = text.indexOf(found);
  const parts: readonly Piece[] = [
    { kind, text: text.slice(0, at) },
    { kind, text: found, insight },
    { kind, text: text.slice(at + found.length) },
  ];
  return [...pieces.slice(0, place), ...parts.filter((one) => one.text !== ''), ...pieces.slice(place + 1)];
}

function linesOf(pieces: readonly Piece[]): readonly MarkedLine[] {
  const lines: MarkedPiece[][] = [[]];
  let place = 0;
  for (const piece of pieces) {
    for (const [index, text] of piece.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...piece, text, place });
      place += text.length + 1;
    }
  }
  return lines.map((own, at) => ({ place: at, pieces: own }));
}

interface MarkedSection {
  readonly text: string;
  /** Null: nothing was generated. */
  readonly generated: string | null;
  readonly insights: readonly NumberedInsight[];
}
