import { expect, it } from 'vitest';
import { fillPlaceholders, placeholderRefusal, unfilledLabels } from './placeholders.rules.ts';

const labels = { requester: 'Requester', employee: 'Employee', client: 'Client' };
const values = { requester: 'Ana Cruz', employee: null, client: 'Redgum {requester}' };

it('fills in what there is, once', () => {
  expect(fillPlaceholders('Hello {requester} of {client}.', labels, values)).toEqual({
    text: 'Hello Ana Cruz of Redgum {requester}.',
    missing: [],
  });
});

it('shows what is missing in the text, and names it', () => {
  const filled = fillPlaceholders('For {employee} and {employee}.', labels, values);
  expect(filled).toEqual({ text: 'For [Employee] and [Employee].', missing: ['Employee'] });
  expect(unfilledLabels(filled.text, labels)).toEqual(['Employee']);
  expect(unfilledLabels('All of [it] is filled in.', labels)).toEqual([]);
});

it('allows every known placeholder, and braces that are none', () => {
  expect(placeholderRefusal('{requester} {employee} {client}', labels)).toBeNull();
  expect(placeholderRefusal('Run {} and {\n}.', labels)).toBeNull();
  expect(placeholderRefusal('No braces', labels)).toBeNull();
});

it('names each unknown placeholder once, with its line, and how to mend it', () => {
  expect(placeholderRefusal('{salary} {Requester} {salary}', labels)).toBe(
    '{salary}, {Requester} cannot be filled in. Only these placeholders are possible: {requester}, {employee}, {client}. ' +
      'Correct the name, or remove the braces.',
  );
  expect(placeholderRefusal('One\n{salary}\n{salary}', labels)).toMatch(
    /^\{salary\} in line 2, \{salary\} in line 3 cannot/,
  );
  expect(placeholderRefusal('{toString}', labels)).toContain('{toString}');
});
