/** A run of a compared text. `same` is in both, `removed` only in the earlier one, `added` only in the later one. */
export interface TextChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** What became of a text, word by word. The changes without the added ones are the earlier text, without the removed ones the later. */
export function textChanges(earlier: string, later: string): TextChange[] {
  const [before, after] = [wordsOf(earlier), wordsOf(later)];
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).toReversed(), after.slice(start).toReversed());
  const middle = changesBetween(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return merged([...before.slice(0, start).map(same), ...middle, ...before.slice(before.length - end).map(same)]);
}

const same = (text: string): TextChange => ({ kind: 'same', text });

/** Words and the space between them, so that they join to the text. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

function commonStart(before: readonly string[], after: readonly string[]): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && before[length] === after[length]) length += 1;
  return length;
}

/** By the longest common subsequence. */
function changesBetween(before: readonly string[], after: readonly string[]): TextChange[] {
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  const changes: TextChange[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, young] = [before[row], after[column]];
    if (old !== undefined && old === young) {
      changes.push(same(old));
      row += 1;
      column += 1;
    } else if (
      old !== undefined &&
      (young === undefined || at(lengths, (row + 1) * width + column) >= at(lengths, row * width + column + 1))
    ) {
      changes.push({ kind: 'removed', text: old });
      row += 1;
    } else if (young !== undefined) {
      changes.push({ kind: 'added', text: young });
      column += 1;
    }
  }
  return changes;
}

/** Of the rest of both texts, from each pair of words on. Two sections of the greatest length are about a million pairs. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(lengths, (row + 1) * width + column + 1) + 1
          : Math.max(at(lengths, (row + 1) * width + column), at(lengths, row * width + column + 1));
  return lengths;
}

const at = (lengths: Uint16Array, index: number) => lengths[index] ?? 0;

/** One run for neighbours of the same kind. Within a change what was removed is before what was added. */
function merged(changes: readonly TextChange[]): TextChange[] {
  const runs: TextChange[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed !== '') runs.push({ kind: 'removed', text: removed });
    if (added !== '') runs.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const [index, { kind, text }] of changes.entries()) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (/^[^\S\n]+$/.test(text) && (removed !== '' || added !== '') && isChange(changes[index + 1])) {
      // A space between two changed words belongs to the change.
      removed += text;
      added += text;
    } else {
      flush();
      const last = runs.at(-1);
      if (last?.kind === 'same') runs[runs.length - 1] = same(last.text + text);
      else runs.push(same(text));
    }
  }
  flush();
  return runs;
}

const isChange = (change: TextChange | undefined) => change !== undefined && change.kind !== 'same';
