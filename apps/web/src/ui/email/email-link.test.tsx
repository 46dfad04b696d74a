import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailLink, EmailText, withBreaks } from './email-link.tsx';

it('links to the address, which can wrap only after its @', () => {
  render(<EmailLink email="ana.cruz@muster.example" />);
  const link = screen.getByRole('link', { name: 'ana.cruz@muster.example' });
  expect(link.getAttribute('href')).toBe('mailto:ana.cruz@muster.example');
  expect(link.innerHTML).toBe('ana.cruz@<wbr>muster.example');
});

it('shows a text that is not an address unchanged', () => {
  const { container } = render(<EmailText email="unknown" />);
  expect(container.innerHTML).toBe('unknown');
});

it('distinguishes an address from other facts', () => {
  const { container } = render(<p>{withBreaks('ana.cruz@muster.example')}</p>);
  expect(container.innerHTML).toBe('<p>ana.cruz@<wbr>muster.example</p>');
  expect(withBreaks('Meet @ noon')).toBe('Meet @ noon');
  expect(withBreaks(null)).toBeNull();
});
