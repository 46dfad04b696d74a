import { expect, it } from 'vitest';
import { markedLines, unmarked } from './marked-lines.ts';
import type { NumberedInsight } from './use-insights.ts';

const insight = (number: number, found: string | null): NumberedInsight => ({
  ...{ key: `duties ${number}`, number, section: 'duties', found, title: 'Say more', reason: 'It is vague.' },
  ...{ kind: 'clarity', act: null, scale: null },
});
const shown = (generated: string | null, text: string, insights: readonly NumberedInsight[] = []) =>
  markedLines({ text, generated, insights }).map((line) =>
    line.pieces.map(({ kind, text: words, insight: about }) => `${kind}${about?.number ?? ''}:${words}`),
  );

it('marks the first place of the words of a suggestion', () => {
  const text = '- Answer in time\n\n- Call in time';
  expect(shown(null, text, [insight(1, 'in time')])).toEqual([
    ['same:- Answer ', 'same1:in time'],
    [],
    ['same:- Call in time'],
  ]);
});

it('marks no removed words', () => {
  const [line = []] = shown('Answer soon', 'Answer within a day', [insight(1, 'soon'), insight(2, 'within')]);
  expect(line.join('|')).toContain('2:within');
  expect(line.join('|')).toContain('removed:');
  expect(line.join('|')).not.toContain('1:');
});

it('names the suggestions that no line marks', () => {
  const insights = [insight(1, null), insight(2, 'gone'), insight(3, 'Call')];
  const lines = markedLines({ text: 'Call', generated: null, insights });
  expect(unmarked(lines, insights).map(({ number }) => number)).toEqual([1, 2]);
});
