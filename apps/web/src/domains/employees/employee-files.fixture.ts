import type { ListedAttachment } from '@muster/contract/domains/documents/attachment.schemas.ts';
import type { EmployeeCard } from '@muster/contract/domains/employees/employee-card.calls.ts';
import type { EmployeeProfile } from '@muster/contract/domains/employees/employee-profile.calls.ts';

export const contract: ListedAttachment = {
  id: 5,
  file_name: 'Contract, signed.pdf',
  kind: 'pdf',
  size_bytes: 204_800,
  attachment_type: { id: 1, name: 'Employment Contract' },
  uploaded_by: 'Hannah Ramos',
  created_at: '2026-03-02T01:00:00Z',
  may_remove: true,
};

export const idCard: EmployeeCard = {
  id: 12,
  name: 'Ana Reyes',
  position: 'Paralegal',
  third_party_employee_id: 'MUS-12',
  employee_status_type_group: { name: 'active' },
  start_date: '2024-08-31',
  organization: 'Muster Remote Staffing',
  office: { address: 'Ayala Avenue, Makati' },
  has_photo: false,
  card: { number: 2, qr: '<svg xmlns="http://www.w3.org/2000/svg"/>', verify_url: 'http://x/verify-employee/t' },
  abilities: { renew: true, change_photo: true },
};

export const ownProfile: EmployeeProfile = {
  id: 12,
  version: 3,
  name: 'Ana Reyes',
  position: 'Paralegal',
  third_party_employee_id: 'MUS-12',
  client: { legal_business_name: 'Harbour Legal' },
  shift: { name: 'Day shift' },
  work_email: 'ana@muster.test',
  work_phone: null,
  office: { address: 'Ayala Avenue, Makati' },
  timezone: { name: 'Asia/Manila' },
  primary_work_location: 'wfo',
  start_date: '2024-08-31',
  regularization_date: '2025-02-28',
  birthdate: null,
  employee_status_type_group: { name: 'active' },
  has_photo: false,
  personal: {
    personal_email: 'ana@mail.example',
    personal_phone: '09171234567',
    address_line_1: '12 Mabini Street',
    address_line_2: null,
    city: 'Makati',
    zip: '1200',
    emergency_contact_name: null,
    emergency_contact_phone: null,
    emergency_contact_relationship: null,
    sss_ending: '5678',
    pagibig_ending: null,
    tin_ending: '',
    phic_ending: null,
    bank_name: null,
    bank_account_ending: null,
  },
  abilities: { update: true },
};
