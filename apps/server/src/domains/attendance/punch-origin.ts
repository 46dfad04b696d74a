import { Problem } from '@muster/contract';
import type { Ctx } from '../../platform/context/context.ts';
import { addressOf } from '../../platform/http/network.ts';
import { brokenNetworkRule } from './punch-origin.repository.ts';

/** The address and device of a punch, as the portal sees them. */
export interface PunchOrigin {
  readonly address: string | null;
  /** The browser and its system, as it names itself. */
  readonly device: string | null;
  /** The client allows other networks only with a mark. */
  readonly isUnknownNetwork: boolean;
}

/** @throws Problem forbidden from a network that the client of the employee refuses */
export async function allowedOrigin(
  { db, request, auditApart }: Pick<Ctx, 'db' | 'request' | 'auditApart'>,
  { employeeId, clientId }: { readonly employeeId: number; readonly clientId: number },
): Promise<PunchOrigin> {
  const address = addressOf(request.address);
  const broken = await brokenNetworkRule(db, clientId, address);
  if (broken?.mode === 'refuse') {
    const subject = { kind: 'employee', id: String(employeeId) } as const;
    auditApart({ event: 'attendance.punch-refused', subject, clientId, details: { address } });
    throw new Problem(
      'forbidden',
      `${broken.client} lets its people clock in and out only from its own networks, and ${address ?? 'the present one'} is not one of them. Connect to one of them, or request a correction of the day.`,
    );
  }
  return {
    address,
    device: request.userAgent.slice(0, longestDevice) || null,
    isUnknownNetwork: broken !== undefined,
  };
}

const longestDevice = 200;
