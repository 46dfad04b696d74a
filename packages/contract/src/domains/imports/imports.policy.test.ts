import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../../roles.ts';
import { importKindsOf } from './imports.policy.ts';

const kindsOf = (role: Role) => importKindsOf({ roles: [role], permissions: [] });

describe('who may import what', () => {
  it('roles.imports.1: employees, shifts and leave credits are for admin or hr', () => {
    expect(kindsOf('admin')).toEqual([
      'employees',
      'shifts',
      'invoice_information',
      'leave_credits',
      'punches',
      'holidays',
    ]);
    expect(kindsOf('hr')).toEqual(['employees', 'shifts', 'leave_credits', 'punches', 'holidays']);
  });

  it('roles.imports.2: invoice information is for admin, finance or payroll', () => {
    expect(kindsOf('finance')).toEqual(['invoice_information']);
    expect(kindsOf('payroll')).toEqual(['invoice_information']);
  });

  it('punches are for admin, hr or workforce admin', () => {
    expect(kindsOf('workforce admin')).toEqual(['punches']);
  });

  it('nobody else may import, whatever is granted', () => {
    const others = roles.filter((role) => !['admin', 'hr', 'finance', 'payroll', 'workforce admin'].includes(role));
    expect(others.flatMap(kindsOf)).toEqual([]);
    expect(importKindsOf({ roles: [], permissions: ['can create employees', 'can update employees'] })).toEqual([]);
  });
});
