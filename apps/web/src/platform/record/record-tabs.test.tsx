import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { type RecordTab, useRecordTabs } from './record-tabs.tsx';

interface Desk {
  readonly name: string;
}

const facts: RecordTab<Desk> = { id: 'facts', label: 'Facts', content: ({ name }) => <p>Facts of {name}</p> };
const history: RecordTab<Desk> = { id: 'history', label: 'History', content: ({ name }) => <p>History of {name}</p> };
const costs: RecordTab<Desk> = { id: 'costs', label: 'Costs', isOpenTo: () => false, content: () => <p>Costs</p> };

function DeskPage({ tabs }: { readonly tabs: readonly RecordTab<Desk>[] }) {
  const { nav, content } = useRecordTabs({ label: 'Parts of the desk', path: '/desks/1', tabs });
  return (
    <>
      {nav}
      {content({ name: 'A1' })}
    </>
  );
}

function open(address: string, tabs: readonly RecordTab<Desk>[] = [facts, history, costs]) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <DeskPage tabs={tabs} />
    </MemoryRouter>,
  );
}

it('shows the part that the address names, and links to those that the viewer may see', () => {
  open('/desks/1?tab=history');
  expect(screen.getByText('History of A1')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Facts', '/desks/1'],
    ['History', '/desks/1?tab=history'],
  ]);
  expect(screen.getByRole('link', { name: 'History' }).getAttribute('aria-current')).toBe('page');
});

it('shows the first part for an unknown or a closed one', () => {
  open('/desks/1?tab=costs');
  expect(screen.getByText('Facts of A1')).toBeTruthy();
});

it('shows no links for a single part', () => {
  open('/desks/1', [facts, costs]);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText('Facts of A1')).toBeTruthy();
});
