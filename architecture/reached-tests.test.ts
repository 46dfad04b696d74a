import { describe, expect, it } from 'vitest';
import { reachedTests } from './reached-tests.ts';

describe('the tests that a change can reach', () => {
  it('are those of the domain, of the domains that may use it, and of the whole portal', () => {
    const { units, browser } = reachedTests(['apps/server/src/domains/timesheets/approve-timesheets.ts']);
    expect(units).toEqual([
      'apps/server/src/domains/home/',
      'apps/server/src/domains/imports/',
      'apps/server/src/domains/reports/',
      'apps/server/src/domains/timesheets/',
      'apps/server/src/testing/',
    ]);
    expect(browser).toBe('all');
  });

  it('are in both apps for a change of the contract', () => {
    const { units } = reachedTests(['packages/contract/src/domains/timesheets/timesheets.policy.ts']);
    expect(units).toContain('packages/contract/src/');
    expect(units).toContain('apps/server/src/domains/timesheets/');
    expect(units).toContain('apps/web/src/domains/timesheets/');
    expect(units).not.toContain('apps/server/src/domains/employees/');
  });

  it('are all of an app for a change below its domains', () => {
    expect(reachedTests(['apps/server/src/platform/http/limits.ts']).units).toEqual(['apps/server/src/']);
    expect(reachedTests(['apps/web/src/ui/button/button.tsx']).units).toEqual(['apps/web/src/']);
  });

  it('are a changed test alone, and none for a text', () => {
    const file = 'apps/server/src/domains/shifts/create-shift.test.ts';
    expect(reachedTests([file])).toEqual({ units: [file], browser: [] });
    expect(reachedTests(['e2e/walk.spec.ts'])).toEqual({ units: [], browser: ['e2e/walk.spec.ts'] });
    expect(reachedTests(['README.md'])).toEqual({ units: [], browser: [] });
  });

  it('are all of them for another version of a package', () => {
    expect(reachedTests(['package-lock.json']).browser).toBe('all');
    expect(reachedTests(['package-lock.json']).units).toContain('apps/server/src/');
  });
});
