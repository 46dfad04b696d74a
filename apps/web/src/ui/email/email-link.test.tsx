import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailLink, EmailText, withBreaks } from './email-link.tsx';

it('writes to the address, and lets it be broken after its sign alone', () => {
  render(<EmailLink email="ana.cruz@muster.example" />);
  const link = screen.getByRole('link', { name: 'ana.cruz@muster.example' });
  expect(link.getAttribute('href')).toBe('mailto:ana.cruz@muster.example');
  expect(link.innerHTML).toBe('ana.cruz@<wbr>muster.example');
});

it('shows what is no address as it is', () => {
  const { container } = render(<EmailText email="unknown" />);
  expect(container.innerHTML).toBe('unknown');
});

it('distinguishes an address from other facts', () => {
  const { container } = render(<p>{withBreaks('ana.cruz@muster.example')}</p>);
  expect(container.innerHTML).toBe('<p>ana.cruz@<wbr>muster.example</p>');
  expect(withBreaks('Meet @ noon')).toBe('Meet @ noon');
  expect(withBreaks(null)).toBeNull();
});
