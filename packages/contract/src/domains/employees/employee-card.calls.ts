import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { uploadLimits } from '../../constants.ts';
import { requiredId, textId } from '../../fields.ts';
import { idParameter, listParameter } from '../../paging.ts';
import { employeeStatuses } from '../../states.ts';
import { optionalFile, requiredFile } from '../../uploads.ts';
import { employeeAccess } from './employees.policy.ts';

const textOrNull = z.string().nullable();

export const employeeCard = z.object({
  id: z.int(),
  name: z.string(),
  position: z.string(),
  third_party_employee_id: z.string(),
  employee_status_type_group: z.object({ name: z.enum(employeeStatuses) }),
  start_date: z.string(),
  organization: z.string(),
  office: z.object({ address: z.string() }),
  has_photo: z.boolean(),
  /** Null if no card is valid because the employment has ended. */
  card: z.object({ number: z.int(), qr: z.string(), verify_url: z.string() }).nullable(),
  abilities: z.object({ renew: z.boolean(), change_photo: z.boolean() }),
});
export type EmployeeCard = z.output<typeof employeeCard>;

/** Everything that the card shows to a stranger. */
export const verifiedEmployee = z.object({
  name: z.string(),
  position: z.string(),
  status: z.enum(employeeStatuses),
  organization: z.string(),
  photo: textOrNull,
});
export type VerifiedEmployee = z.output<typeof verifiedEmployee>;

const cardToken = z.strictObject({ token: z.string().max(120) });
/** `image` is a data URL: `data:image/jpeg;base64,...`. */
const thumbnail = z.object({ id: z.int(), image: z.string() });
const photoBytes = uploadLimits.photoMegabytes * 1024 * 1024;

/** ID card and photo (sections 2.8 and 7.2). Everybody may read their own; others need the right to read employees. */
export const employeeCardCalls = {
  details: defineCall({
    name: 'employees.id-card',
    method: 'GET',
    path: '/api/get-employee-id-card-details/:id',
    section: '7.2',
    access: 'login',
    params: idParameter,
    answer: employeeCard,
    audit: null,
    record: 'employee',
  }),

  /** Ours: voids a lost card. */
  renew: defineCall({
    name: 'employees.renew-id-card',
    method: 'POST',
    path: '/api/employee-id-cards',
    section: '7.2',
    access: employeeAccess.update,
    body: z.strictObject({ id: requiredId('Id') }),
    answer: z.object({ number: z.int() }),
    audit: 'employees.renew-id-card',
    record: 'employee',
  }),

  /** Ours. Public: the target of the QR code of a card. */
  verify: defineCall({
    name: 'employees.verify-id-card',
    method: 'GET',
    path: '/api/verify-employee/:token',
    section: '2.8',
    access: 'public',
    credential: 'session',
    params: cardToken,
    answer: verifiedEmployee,
    audit: null,
    rate: 'public-token',
  }),

  photo: defineCall({
    name: 'employees.read-photo',
    method: 'GET',
    path: '/api/employee-photos/:id',
    section: '7.2',
    access: 'login',
    params: idParameter,
    answer: 'file',
    audit: null,
    record: 'employee',
  }),

  /** Ours. The thumbnails of one page of a list, without employees who have none or are out of reach. */
  thumbnails: defineCall({
    name: 'employees.photo-thumbnails',
    method: 'GET',
    path: '/api/employee-photo-thumbnails',
    section: '2.9',
    access: employeeAccess.read,
    query: z.strictObject({ ids: listParameter(textId('Employee')) }),
    answer: z.array(thumbnail),
    audit: null,
  }),

  /** `thumbnail`: the same picture in the size of lists. */
  setPhoto: defineCall({
    name: 'employees.set-photo',
    method: 'POST',
    path: '/api/employee-photos',
    section: '7.2',
    access: employeeAccess.update,
    multipart: { files: ['photo', 'thumbnail'], mostBytes: photoBytes },
    body: z.strictObject({
      employee_id: textId('Employee'),
      photo: requiredFile('Photo'),
      thumbnail: optionalFile,
    }),
    answer: 'nothing',
    audit: 'employees.set-photo',
    rate: 'upload',
  }),

  removePhoto: defineCall({
    name: 'employees.remove-photo',
    method: 'DELETE',
    path: '/api/employee-photos/:id',
    section: '7.2',
    access: employeeAccess.update,
    params: idParameter,
    answer: 'nothing',
    audit: 'employees.remove-photo',
    record: 'employee',
  }),
};
