import { expect, it } from 'vitest';
import { presentAttachment } from './attachment.presenter.ts';

it('row 11: reveals neither the storage key nor the owner', () => {
  const row = {
    id: 7,
    employee_id: 3,
    client_id: null,
    leave_request_id: null,
    uploaded_by_user_id: null,
    file_name: 'a.pdf',
    storage_key: '2026-03-02/0123456789abcdef0123456789abcdef',
    media_type: 'application/pdf',
    size_bytes: 10,
    created_at: '2026-03-02T00:00:00Z',
    type_id: 1,
    type_name: 'Employment Contract',
    uploaded_by: null,
  };
  expect(presentAttachment(row)).toEqual({
    id: 7,
    file_name: 'a.pdf',
    kind: 'pdf',
    size_bytes: 10,
    attachment_type: { id: 1, name: 'Employment Contract' },
    uploaded_by: null,
    created_at: '2026-03-02T00:00:00Z',
  });
  expect(() => presentAttachment({ ...row, media_type: 'text/html' })).toThrow(/stored as/);
});
