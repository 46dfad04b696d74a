import { expect, it } from 'vitest';
import { isBreached } from './breached-passwords.ts';

it.each(['mailcreated5240', 'MailCreated5240', '23176djivanfros', 'hd764nw5d7e1vb1'])(
  'row 2: knows %s from published lists',
  async (password) => expect(await isBreached(password)).toBe(true),
);

it.each(['violet otter under nine bridges', 'Añejo-7-ferry-lantern', ''])('does not know %s', async (password) =>
  expect(await isBreached(password)).toBe(false),
);
