import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls } from './all-calls.ts';
import { plainIssue } from './plain-issue.ts';

/** Each message is a sentence about a field, or one of ours that names the key. */
const libraryWords = /Invalid (input|option|key|string|email|url|date)|expected|received|Too (small|big)|Unrecognized/;

const strange = fc.oneof(
  fc.constantFrom(null, '', ' ', 'x', -1, 1.5, 1e12, true, 'x'.repeat(500), [], [null], ['', 'x'], {}, { id: '' }),
  fc.jsonValue({ maxDepth: 2 }),
);

it('no call answers a wrong value with the words of the library', () => {
  for (const call of allCalls) {
    for (const schema of [call.params, call.query, call.body]) {
      if (!(schema instanceof z.ZodObject)) continue;
      const names = Object.keys(schema.shape);
      const given = fc.record(Object.fromEntries(names.map((name) => [name, strange])), { requiredKeys: [] });
      const check = fc.property(given, (input) => {
        const issues = schema.safeParse(input, { error: plainIssue }).error?.issues ?? [];
        const wrong = issues.filter(({ code, message }) => code !== 'unrecognized_keys' && libraryWords.test(message));
        expect({ call: call.name, wrong: wrong.map(({ path, message }) => [path.join('.'), message]) }).toEqual({
          call: call.name,
          wrong: [],
        });
      });
      fc.assert(check, { numRuns: 12 });
    }
  }
});

it('every id that a body requires says so if it is left empty', () => {
  for (const call of allCalls) {
    if (!(call.body instanceof z.ZodObject)) continue;
    for (const [name, field] of Object.entries(call.body.shape)) {
      if (!/(^|_)id$/.test(name) || !(field instanceof z.ZodType) || !field.safeParse(1).success) continue;
      if (field.safeParse(undefined).success) continue;
      for (const empty of ['', null, undefined]) {
        const { error } = call.body.safeParse({ [name]: empty }, { error: plainIssue });
        const said = error?.issues.filter(({ path }) => path[0] === name).map(({ message }) => message);
        expect([call.name, name, said?.[0]]).toEqual([call.name, name, expect.stringMatching(/ is required\.$/)]);
      }
    }
  }
});

it('words what a schema leaves open', () => {
  const schema = z.strictObject({ client_id: z.int().min(1), size: z.number().max(5), name: z.string().max(3) });
  const said = (input: object) =>
    schema.safeParse(input, { error: plainIssue }).error?.issues.map(({ message }) => message);
  expect(said({ client_id: null, size: 6, name: 'Anabel' })).toEqual([
    'The client is required.',
    'The size must not exceed 5.',
    'The name must not exceed 3 characters.',
  ]);
  expect(said({ client_id: 0, size: '', name: 5 })).toEqual([
    'The client must be at least 1.',
    'The size is required.',
    'The name is invalid.',
  ]);
});
