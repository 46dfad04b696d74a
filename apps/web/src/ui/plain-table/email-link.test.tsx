import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailLink, EmailText } from './email-link.tsx';

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
