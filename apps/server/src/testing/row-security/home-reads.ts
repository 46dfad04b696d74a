import * as ahead from '../../domains/home/coming-up.repository.ts';
import * as home from '../../domains/home/home.repository.ts';
import { ownAccountSums } from '../../domains/home/own-accounts.repository.ts';
import { begunClient, setupCounts } from '../../domains/home/setup.repository.ts';
import { workedPositions } from '../../domains/home/worked-positions.repository.ts';
import type { RowSecurityReads } from './row-security-reads.ts';

export const homeReads: RowSecurityReads = {
  employeeFigures: (db) => home.employeeFigures(db, '2020-01-01'),
  setupCounts: (db) => setupCounts(db, { userId: 0, today: '2026-03-02' }),
  begunClient: (db) => begunClient(db, '1990-01-01'),
  comingUp: (db) => ahead.comingUp(db, { first: '2000-01-01', last: '2100-01-01' }, 'all'),
  ownAccountSums: (db, { userId }) => ownAccountSums(db, userId),
  workedPositions: async (db) => (await workedPositions(db, { most: 50 })).data,
  clientFigures: (db) => home.clientFigures(db),
  findClientUsers: (db) => home.findClientUsers(db, [], 50),
  accountsOf: async (db, { employeeId }) => [...(await home.accountsOf(db, [employeeId]))],
};
