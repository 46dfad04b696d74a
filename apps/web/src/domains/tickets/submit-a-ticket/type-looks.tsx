import type { FiledTicketType } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import {
  IconBeach,
  IconBriefcase,
  IconCalendarTime,
  IconCertificate,
  IconDeviceCctv,
  IconDeviceDesktop,
  IconDeviceLaptop,
  IconHeadset,
  IconMessageQuestion,
  IconReceipt,
  IconUserMinus,
  IconUserPlus,
  IconUserSearch,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

export const typeCategories = [
  'Schedule and leave',
  'Pay and documents',
  'IT and equipment',
  'Hiring',
  'Everything else',
] as const;
export type TypeCategory = (typeof typeCategories)[number];

interface TypeLook {
  readonly category: TypeCategory;
  readonly Icon: ComponentType<{ readonly size?: number }>;
}

/** Of the types that the portal comes with, by code. */
const known: Readonly<Record<string, TypeLook>> = {
  LEAVE: { category: 'Schedule and leave', Icon: IconBeach },
  OT: { category: 'Schedule and leave', Icon: IconCalendarTime },
  SCHED: { category: 'Schedule and leave', Icon: IconCalendarTime },
  ATTN: { category: 'Schedule and leave', Icon: IconCalendarTime },
  PAY: { category: 'Pay and documents', Icon: IconReceipt },
  COE: { category: 'Pay and documents', Icon: IconCertificate },
  IT: { category: 'IT and equipment', Icon: IconDeviceDesktop },
  EQUIP: { category: 'IT and equipment', Icon: IconHeadset },
  CCTV: { category: 'IT and equipment', Icon: IconDeviceCctv },
  LOGON: { category: 'IT and equipment', Icon: IconUserPlus },
  LOGOFF: { category: 'IT and equipment', Icon: IconUserMinus },
  CAND: { category: 'Hiring', Icon: IconUserSearch },
  GEN: { category: 'Everything else', Icon: IconMessageQuestion },
};

/** Of types that a company adds: by who handles them. */
const byGroup: Partial<Readonly<Record<FiledTicketType['group'], TypeLook>>> = {
  'workforce admin': { category: 'Schedule and leave', Icon: IconCalendarTime },
  payroll: { category: 'Pay and documents', Icon: IconReceipt },
  hr: { category: 'Pay and documents', Icon: IconCertificate },
  it: { category: 'IT and equipment', Icon: IconDeviceDesktop },
  'office admin': { category: 'IT and equipment', Icon: IconDeviceLaptop },
  recruitment: { category: 'Hiring', Icon: IconBriefcase },
};

export const typeLook = ({ code, group }: Pick<FiledTicketType, 'code' | 'group'>): TypeLook =>
  known[code] ?? byGroup[group] ?? { category: 'Everything else', Icon: IconMessageQuestion };
