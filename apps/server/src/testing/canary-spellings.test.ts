import { expect, it } from 'vitest';
import { spellingsOf } from './canary-spellings.ts';

const encodings = ['base64', 'base64url', 'hex'] as const;

it.each(['73191101', 'canary left tin', 'ñandú 90909090909'])('finds %s in any encoding', (text) => {
  for (const encoding of encodings) {
    for (let before = 0; before < 7; before += 1) {
      const whole = Buffer.from(`${'q'.repeat(before)}${text}${'z'.repeat(5)}`).toString(encoding);
      expect(spellingsOf(text).some((spelling) => whole.includes(spelling))).toBe(true);
    }
  }
});

it('does not match spellings that can occur by chance', () => {
  for (const spelling of spellingsOf('73191101')) expect(spelling.length).toBeGreaterThanOrEqual(8);
});
