import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rememberWanted, safeAddress, takeWanted } from './requested-address.ts';

describe('safeAddress', () => {
  it.each([
    '/',
    '/employees?page=2&q=ana',
    '/employees/12#history',
    '/my-profile',
    '/search?next=https://a.example//b',
  ])('lets %s pass', (address) => {
    expect(safeAddress(address)).toBe(address);
  });

  it.each([
    '',
    'employees',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2Fevil.example',
    '/%252Fevil.example',
    '/%5Cevil.example',
    '/%255cevil.example',
    '/a//b',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /employees',
    'javascript:alert(1)',
    '/%E0%A4%A',
  ])('refuses %j', (address) => {
    expect(safeAddress(address)).toBeNull();
  });

  it('never allows an address outside the portal', () => {
    const origin = 'https://portal.example';
    const text = fc.string({
      unit: fc.constantFrom('/', '\\', '.', ':', '@', '%', '2', 'F', '5', 'c', 'a', '\t', '?'),
    });
    fc.assert(
      fc.property(text, (address) => {
        const safe = safeAddress(address);
        return safe === null || new URL(safe, origin).origin === origin;
      }),
    );
  });
});

describe('the remembered address', () => {
  it('is returned once, then the root', () => {
    rememberWanted('/employees?page=2');
    expect(takeWanted()).toBe('/employees?page=2');
    expect(takeWanted()).toBe('/');
  });

  it('is never a sign-in screen, nor anything unsafe', () => {
    rememberWanted('/user-login');
    rememberWanted('//evil.example');
    expect(takeWanted()).toBe('/');
  });

  it('is checked again when it is taken', () => {
    window.sessionStorage.setItem('muster.wanted-address', '//evil.example');
    expect(takeWanted()).toBe('/');
  });
});
