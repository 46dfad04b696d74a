import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTodayInSight } from './use-today-in-sight.ts';

const peopleWidth = 160;
const dayWidth = 100;

/** A box of 560 px, in which four days are visible beside the people. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const scrolled = this.closest('[data-testid="box"]')?.scrollLeft ?? 0;
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    if (!this.matches('th')) return new DOMRect(0, 0, 560, 400);
    if (index === 0) return new DOMRect(0, 0, peopleWidth, 44);
    return new DOMRect(peopleWidth + (index - 1) * dayWidth - scrolled, 0, dayWidth, 44);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function Calendar({ today, period }: { readonly today: string; readonly period: string }) {
  const box = useRef<HTMLDivElement>(null);
  useTodayInSight(box, period);
  return (
    <div ref={box} data-testid="box">
      <table>
        <thead>
          <tr>
            <th>People</th>
            {week.map((day) => (
              <th key={day} data-today={day === today || undefined}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
      </table>
    </div>
  );
}

const scrolled = () => screen.getByTestId('box').scrollLeft;

it('opens with today as the first day where it would be beyond the right edge', () => {
  render(<Calendar today="Fri" period="this week" />);
  expect(scrolled()).toBe(400);
});

it('stays at the first day where today is visible', () => {
  render(<Calendar today="Thu" period="this week" />);
  expect(scrolled()).toBe(0);
});

it('leaves the place that the user chose within a period, and begins another one at its first day', () => {
  const { rerender } = render(<Calendar today="Fri" period="this week" />);
  screen.getByTestId('box').scrollLeft = 30;
  rerender(<Calendar today="Fri" period="this week" />);
  expect(scrolled()).toBe(30);
  rerender(<Calendar today="none" period="next week" />);
  expect(scrolled()).toBe(0);
});
