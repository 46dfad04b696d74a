import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { AppFrame } from './app-frame.tsx';
import { NavList } from './nav-list.tsx';

const groups = [
  { items: [{ label: 'Home', to: '/', icon: null }] },
  { label: 'People', items: [{ label: 'Employees', to: '/employees', icon: null, count: 4, countLabel: '4 new' }] },
];

function frame(address: string) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <AppFrame
        brand="Muster"
        side={<NavList groups={groups} />}
        start="Crumbs"
        banner="Acting as Ana"
        address={address}
      >
        <h1>Employees</h1>
      </AppFrame>
    </MemoryRouter>
  );
}

const wide = window.matchMedia;

function beTablet() {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...wide(query),
    matches: query.includes('min-width: 640px') || query === '(max-width: 859.98px)',
  }));
}

function beNarrow() {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: true }));
}

it('has its landmarks, and marks the current screen', () => {
  render(frame('/employees/7'));
  expect(screen.getByRole('main').textContent).toBe('Employees');
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
  expect(screen.getByRole('complementary', { name: 'Notice' }).textContent).toBe('Acting as Ana');
  expect(screen.getByRole('link', { name: /Employees, 4 new/ }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull();
});

it('keeps the menu in a drawer on phones, which closes when the screen changes', async () => {
  beNarrow();
  const { rerender } = render(frame('/'));
  expect(screen.queryByRole('link', { name: 'Home' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
  rerender(frame('/employees'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps the menu beside the content on tablets, with tooltips for its icons and a drawer with names', async () => {
  beTablet();
  render(frame('/'));
  expect(screen.getByText('Crumbs')).toBeTruthy();
  await userEvent.hover(screen.getByRole('link', { name: 'Home' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Home');
  expect(screen.getByRole('navigation').getAttribute('data-rail')).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('navigation').getAttribute('data-rail')).toBeNull();
});

it('scrolls to the current screen in a menu that is longer than the window, unless it can be seen', () => {
  const boxes = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, this.hasAttribute('aria-current') && this.textContent !== 'Home' ? 900 : 0, 200, 30);
  });
  const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { rerender } = render(<MenuAt key="home" address="/" />);
  rerender(<MenuAt key="employees" address="/employees/7" />);
  expect(seen.mock.contexts.map((item) => (item instanceof HTMLElement ? item.textContent : null))).toEqual([
    'Employees4, 4 new',
  ]);
  seen.mockRestore();
  boxes.mockRestore();
});

const MenuAt = ({ address }: { readonly address: string }) => (
  <MemoryRouter initialEntries={[address]}>
    <NavList groups={groups} />
  </MemoryRouter>
);
