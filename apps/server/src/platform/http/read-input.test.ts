import { type CallDeclaration, Problem } from '@muster/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readInput } from './read-input.ts';

const call: CallDeclaration = {
  name: 'things.save',
  method: 'PUT',
  path: '/api/things',
  section: '7',
  access: 'login',
  body: z.strictObject({ name: z.string().max(5), part: z.strictObject({ size: z.number() }).optional() }),
  answer: 'nothing',
  audit: null,
};
const empty = { params: {}, query: {}, body: undefined };

function refused(given: object, of = call) {
  try {
    readInput(of, { ...empty, ...given }, null);
  } catch (error) {
    if (error instanceof Problem) return error.details;
  }
  throw new Error('It was let in.');
}

describe('row 39: the input of a call', () => {
  it('is the output of the schemas', () => {
    expect(readInput(call, { ...empty, body: { name: 'one' } }, null)).toEqual({
      params: undefined,
      query: undefined,
      body: { name: 'one' },
    });
  });

  it('names the errors of each field', () => {
    expect(refused({ body: { name: 'too long', part: { size: 'x', colour: 'red' } } })).toMatchObject({
      errors: {
        name: [expect.any(String)],
        'part.size': [expect.any(String)],
        'part.colour': ['The field part.colour is not one that this call knows.'],
      },
      codes: { name: ['validation.too_big'], 'part.colour': ['validation.unrecognized_keys'] },
    });
  });

  it.each(['toString', 'constructor', 'hasOwnProperty', '__proto__'])(
    'may contain a key called %s and is refused',
    (key) => {
      const details = refused({ body: JSON.parse(`{"name":"one","${key}":1}`) });
      expect(Object.entries(details.errors ?? {})).toEqual([[key, [expect.stringContaining(key)]]]);
    },
  );

  it('names at most fifty errors, each shortened', () => {
    const many = Object.fromEntries(Array.from({ length: 60_000 }, (_, number) => [`key-${number}`, 1]));
    expect(Object.keys(refused({ body: many }).errors ?? {}).length).toBeLessThanOrEqual(50);
    expect(JSON.stringify(refused({ body: { ['x'.repeat(500_000)]: 1 } })).length).toBeLessThan(1_000);
  });

  it.each([{ query: { client_id: '3' } }, { params: { id: '3' } }])(
    'must be empty in a part that the call does not declare: %j',
    (given) => {
      const [field] = Object.keys(Object.values(given)[0] ?? {});
      expect(refused({ body: { name: 'one' }, ...given }).errors).toEqual({
        [String(field)]: [`The field ${field} is not one that this call knows.`],
      });
    },
  );

  it.each([{ role: 'admin' }, ['x'], 'x', 0])('has no body if none is declared: %j', (body) => {
    const { body: _, ...bodiless } = call;
    expect(refused({ body }, bodiless).errors).toBeDefined();
    expect(readInput(bodiless, { ...empty, body: {} }, null)).toEqual({
      params: undefined,
      query: undefined,
      body: undefined,
    });
    expect(readInput(bodiless, { ...empty, body: null }, null).body).toBeUndefined();
  });
});
