import { expect, it } from 'vitest';
import { type MeasuredColumn, wholeWidths } from './whole-columns.ts';

const name: MeasuredColumn = { width: 200, isPinned: true, heading: 60, isText: false };
const day: MeasuredColumn = { width: 100, isPinned: false, heading: 60, isText: false };
const time: MeasuredColumn = { width: 150, isPinned: false, heading: 60, isText: false };
const note: MeasuredColumn = { width: 300, isPinned: false, heading: 60, isText: true };

it('shares the room of a column that would be cut among the free ones before it', () => {
  expect(wholeWidths([name, day, day, time], 540)).toEqual([200, 170, 170, 150]);
});

it('gives a text the room that is left, if some words fit there', () => {
  expect(wholeWidths([name, day, note, time], 500)).toEqual([200, 100, 200, 150]);
  expect(wholeWidths([name, day, note, time], 400)).toEqual([200, 200, 300, 150]);
  expect(wholeWidths([name, day, { ...note, width: 400 }, time], 480)).toEqual([200, 280, 400, 150]);
});

it('never cuts the heading of a text', () => {
  expect(wholeWidths([name, day, { ...note, heading: 210 }, time], 500)).toEqual([200, 300, 300, 150]);
});

it('counts what is pinned to the right', () => {
  expect(wholeWidths([name, day, time, { ...day, isPinned: true }], 500)).toEqual([200, 200, 150, 100]);
});

it('changes nothing where nothing fits beside the name', () => {
  expect(wholeWidths([name, time, time], 300)).toEqual([200, 150, 150]);
});
