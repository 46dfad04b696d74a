import type {
  ClientCalendar,
  OwnCalendar,
  StaffCalendar,
} from '@muster/contract/domains/leave/leave-calendar-answers.ts';

const operations = { id: 4, name: 'Operations' };

export const staffCalendarAnswer: StaffCalendar = {
  total: 3,
  people: [
    {
      id: 7,
      name: 'Ana Reyes',
      client: 'Harbour Homes',
      team: operations,
      away: [
        {
          ...{ first: '2026-03-16', last: '2026-03-18', days: 3, free: [], part: 'full' },
          ...{ request_id: 5, is_waiting: true, leave_type: 'Vacation Leave', color: 'teal' },
        },
      ],
      holidays: [{ day: '2026-03-20', name: 'Founders Day' }],
      rest_days: ['2026-03-21', '2026-03-22'],
    },
    {
      id: 8,
      name: 'Ben Cruz',
      client: 'Harbour Homes',
      team: operations,
      away: [
        {
          ...{ first: '2026-03-16', last: '2026-03-16', days: 1, free: [], part: 'full' },
          ...{ request_id: 6, is_waiting: false, leave_type: 'Sick Leave', color: 'amber' },
        },
      ],
      holidays: [],
      rest_days: ['2026-03-21', '2026-03-22'],
    },
    {
      id: 9,
      name: 'Cy Uy',
      client: 'Redgum',
      team: null,
      away: [{ first: '2026-03-23', last: '2026-03-24', days: 2, free: [], part: 'full', class: 'unplanned' }],
      holidays: [],
      rest_days: ['2026-03-21', '2026-03-22'],
    },
  ],
  teams: [
    {
      id: 4,
      size: 5,
      limit: 1,
      days: ['16', '17', '18'].map((day) => ({
        day: `2026-03-${day}`,
        away: [
          { id: 7, name: 'Ana Reyes', is_waiting: true },
          ...(day === '16' ? [{ id: 8, name: 'Ben Cruz', is_waiting: false }] : []),
        ],
      })),
    },
  ],
};

export const clientCalendarAnswer: ClientCalendar = {
  total: 1,
  people: [
    {
      id: 7,
      name: 'Ana Reyes',
      team: operations,
      away: [{ first: '2026-03-16', last: '2026-03-18', days: 3, free: [], part: 'full', class: 'planned' }],
      holidays: [],
      rest_days: ['2026-03-21', '2026-03-22'],
    },
  ],
  teams: [
    {
      id: 4,
      size: 5,
      limit: null,
      days: [{ day: '2026-03-16', away: [{ id: 7, name: 'Ana Reyes', is_waiting: false }] }],
    },
  ],
};

export const ownCalendarAnswer: OwnCalendar = {
  own: {
    id: 7,
    name: 'Ana Reyes',
    away: [
      {
        ...{ first: '2026-03-16', last: '2026-03-18', days: 3, free: [], part: 'full' },
        ...{ request_id: 5, is_waiting: true, leave_type: 'Vacation Leave', color: 'teal' },
      },
    ],
    holidays: [],
    rest_days: ['2026-03-21', '2026-03-22'],
  },
  colleagues: [
    {
      id: 8,
      name: 'Ben Cruz',
      team: operations,
      away: [{ first: '2026-03-16', last: '2026-03-16', days: 1, free: [], part: 'full', class: 'unplanned' }],
    },
  ],
};
