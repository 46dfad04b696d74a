import type { PositionStatus } from '@muster/contract/states.ts';

interface Step {
  readonly status: PositionStatus;
  /** Days before the start of the demo. */
  readonly ago: number;
  readonly reason?: string;
}

interface DemoOpenPosition {
  readonly title: string;
  /** Place in the list of demo clients. */
  readonly client: number;
  readonly places: number;
  readonly filled: number;
  readonly type: 'full-time' | 'part-time' | 'project';
  readonly place: 'wfh' | 'wfo' | 'hybrid';
  /** In the zone of the client. */
  readonly shift: readonly [start: string, end: string];
  /** Days from the start of the demo. */
  readonly startIn: number;
  readonly must: readonly string[];
  readonly nice: readonly string[];
  readonly owner: 'recruitment' | 'hr' | 'sales' | null;
  readonly priority: 'low' | 'medium' | 'high' | 'urgent';
  /** Whole units of the client's currency a month. */
  readonly budget: readonly [least: number, most: number];
  readonly path: readonly Step[];
}

const office = { type: 'full-time', place: 'wfo', shift: ['09:00', '18:00'] } as const;
const home = { type: 'full-time', place: 'wfh', shift: ['08:00', '17:00'] } as const;

const sourced = (ago: number): readonly Step[] => [{ status: 'sourcing', ago }];

export const demoOpenPositions: readonly DemoOpenPosition[] = [
  {
    ...{ title: 'Customer support specialist', client: 0, places: 2, filled: 1, ...office, startIn: 20 },
    ...{ must: ['Written English', 'Zendesk', 'Night shifts'], nice: ['Real estate'], owner: 'recruitment' },
    ...{ priority: 'high', budget: [1400, 1700] },
    path: [
      { status: 'sourcing', ago: 26 },
      { status: 'pending interviews', ago: 12 },
    ],
  },
  {
    ...{ title: 'Bookkeeper', client: 0, places: 1, filled: 0, ...home, startIn: 14 },
    ...{ must: ['Xero', 'BAS'], nice: ['Payroll', 'Trust accounting'], owner: 'recruitment' },
    ...{ priority: 'urgent', budget: [1600, 1900], path: sourced(9) },
  },
  {
    ...{ title: 'Leasing coordinator', client: 0, places: 1, filled: 0, ...home, startIn: 45 },
    ...{ must: ['Property Tree', 'Phone manner'], nice: ['Inspections by video'], owner: 'hr' },
    ...{ priority: 'medium', budget: [1300, 1500] },
    path: [
      { status: 'sourcing', ago: 40 },
      { status: 'pending interviews', ago: 22 },
      { status: 'pause', ago: 6, reason: 'The client waits for its new budget.' },
    ],
  },
  {
    ...{ title: 'Marketing assistant', client: 0, places: 1, filled: 1, ...home, startIn: -10 },
    ...{ must: ['Canva', 'Social media'], nice: ['Mailchimp'], owner: 'recruitment' },
    ...{ priority: 'low', budget: [1200, 1400] },
    path: [
      { status: 'sourcing', ago: 70 },
      { status: 'pending interviews', ago: 52 },
      { status: 'filled', ago: 31 },
    ],
  },
  {
    ...{ title: 'Bookkeeper', client: 1, places: 1, filled: 0, ...office, startIn: 30 },
    ...{ must: ['QuickBooks', 'Reconciliation'], nice: ['Power BI'], owner: 'sales' },
    ...{ priority: 'medium', budget: [1500, 1750] },
    path: [
      { status: 'sourcing', ago: 18 },
      { status: 'pending interviews', ago: 4 },
    ],
  },
  {
    ...{ title: 'Data entry clerk', client: 1, places: 4, filled: 2, ...office, startIn: 7 },
    ...{ must: ['60 words a minute', 'Excel'], nice: [], owner: 'recruitment' },
    ...{ priority: 'high', budget: [900, 1100], path: sourced(33) },
  },
  {
    ...{ title: 'Executive assistant', client: 1, places: 1, filled: 1, ...home, startIn: -25 },
    ...{ must: ['Calendar management', 'Travel booking'], nice: ['Notion'], owner: 'hr' },
    ...{ priority: 'medium', budget: [1800, 2200] },
    path: [
      { status: 'sourcing', ago: 95 },
      { status: 'filled', ago: 60 },
      { status: 'sourcing', ago: 48, reason: 'The first hire left in the first week.' },
      { status: 'filled', ago: 20 },
    ],
  },
  {
    ...{ title: 'Software tester', client: 2, places: 2, filled: 0, ...home, startIn: 40 },
    ...{ must: ['Test cases', 'Jira'], nice: ['Playwright', 'SQL'], owner: null },
    ...{ priority: 'medium', budget: [2000, 2600], path: sourced(3) },
  },
  {
    ...{ title: 'Graphic designer', client: 2, places: 1, filled: 0, ...home, type: 'part-time', startIn: 21 },
    ...{ must: ['Illustrator', 'Figma'], nice: ['After Effects'], owner: 'recruitment' },
    ...{ priority: 'low', budget: [700, 900], path: sourced(15) },
  },
  {
    ...{ title: 'Claims processor', client: 3, places: 3, filled: 1, ...office, place: 'hybrid', startIn: 12 },
    ...{ must: ['Insurance claims', 'Written English'], nice: ['Medical terms'], owner: 'hr' },
    ...{ priority: 'urgent', budget: [1500, 1800] },
    path: [
      { status: 'sourcing', ago: 44 },
      { status: 'pending interviews', ago: 9 },
    ],
  },
  {
    ...{ title: 'Paralegal', client: 3, places: 1, filled: 0, ...office, startIn: 60 },
    ...{ must: ['Legal research', 'Contracts'], nice: ['Conveyancing'], owner: 'sales' },
    ...{ priority: 'medium', budget: [1900, 2300] },
    path: [
      { status: 'sourcing', ago: 28 },
      { status: 'pause', ago: 11, reason: 'The client reorganizes its team.' },
    ],
  },
  {
    ...{ title: 'Website migration', client: 4, places: 1, filled: 0, ...home, type: 'project', startIn: 10 },
    ...{ must: ['WordPress', 'HTML and CSS'], nice: ['Search engines'], owner: 'recruitment' },
    ...{ priority: 'high', budget: [2400, 3000], path: sourced(1) },
  },
];
