import { describe, expect, it } from 'vitest';
import { roles } from '../../roles.ts';
import { testViewer } from '../../viewer.fixture.ts';
import { rightsFrom } from '../../viewer.ts';
import { type DocumentedRequest, leaveDocumentRights } from './leave-documents.policy.ts';
import { leaveRequestStates } from './leave-requests.constants.ts';

const viewer = (role: (typeof roles)[number], gaps = {}) =>
  testViewer({ ...rightsFrom([{ name: role, permissions: [] }], []), ...gaps });
const request: DocumentedRequest = { employeeId: 7, isReached: true, visibility: 'team', state: 'requested' };
const secret = { ...request, visibility: 'hr' } as const;
const own = viewer('employee', { employeeId: 7 });

const readers = (of: DocumentedRequest) => roles.filter((role) => leaveDocumentRights(viewer(role), of) !== null);

describe('who sees documents of leave', () => {
  it('is HR, and who decides if the type is not confidential', () => {
    expect(readers(request)).toEqual(['admin', 'hr', 'team lead', 'workforce admin']);
    expect(readers(secret)).toEqual(['admin', 'hr']);
    expect(readers({ ...request, isReached: false })).toEqual([]);
  });

  it('is HR alone once the request is closed without leave', () => {
    for (const state of ['refused', 'withdrawn', 'cancelled'] as const)
      expect(readers({ ...request, state })).toEqual(['admin', 'hr']);
  });

  it('is the employee, by the link of the account alone', () => {
    expect(leaveDocumentRights(own, { ...secret, isReached: false })).not.toBeNull();
    expect(leaveDocumentRights(viewer('employee', { ownRecords: [7] }), request)).toBeNull();
    expect(leaveDocumentRights(viewer('hr', { ownRecords: [7] }), request)).toBeNull();
  });

  it('is never a client user', () => {
    const linked = rightsFrom([{ name: 'client-admin', permissions: [] }], []);
    expect(leaveDocumentRights(testViewer({ ...linked, clientId: 3, employeeId: 7 }), request)).toBeNull();
  });
});

describe('what may be done with them', () => {
  const allowed = (who: typeof own, isOwn: boolean, of = request) => {
    const may = (state: (typeof leaveRequestStates)[number]) => {
      const rights = leaveDocumentRights(who, { ...of, state });
      return rights && [rights.add === null, rights.remove({ isOwn }) === null];
    };
    return leaveRequestStates.map(may);
  };

  it('the employee adds until the leave is closed, and removes own files while it waits', () => {
    const closed = [false, false];
    expect(allowed(own, true)).toEqual([[true, true], [true, false], closed, closed, closed]);
    expect(allowed(own, false)).toEqual([[true, false], [true, false], closed, closed, closed]);
  });

  it('leads and workforce admins do the same, and see nothing of closed requests', () => {
    expect(allowed(viewer('team lead'), true)).toEqual([[true, true], [true, false], null, null, null]);
  });

  it('HR removes any file', () => {
    const kept = [false, true];
    expect(allowed(viewer('hr'), false, secret)).toEqual([[true, true], [true, true], kept, kept, kept]);
  });

  it('says why not', () => {
    const rights = leaveDocumentRights(own, { ...request, state: 'approved' });
    expect(rights?.remove({ isOwn: true })?.message).toBe(
      'This request was approved already. Ask HR to remove the document.',
    );
    expect(rights?.remove({ isOwn: false })?.message).toBe('Only HR removes documents that someone else added.');
  });
});
