import { z } from 'zod';
import { requiredChoice, requiredId } from '../../fields.ts';

/** What happens to a punch from a network that is not listed. */
export const networkModes = ['off', 'warn', 'refuse'] as const;
export type NetworkMode = (typeof networkModes)[number];

export const networkModeLabels: Readonly<Record<NetworkMode, string>> = {
  off: 'Allow any network',
  warn: 'Allow and mark others',
  refuse: 'Refuse others',
};

export const networkRuleLabels = { mode: 'Networks', networks: 'Allowed networks' } as const;

/** From where employees of a client clock in and out. */
export const networkRule = z.object({ mode: z.enum(networkModes), networks: z.array(z.string()) });
export type NetworkRule = z.output<typeof networkRule>;

const mostNetworks = 50;
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: ({ input }) =>
    `${typeof input === 'string' ? input : 'This'} is not a network: write one such as 203.0.113.0/24, or an address.`,
});

export const networkRuleBody = z
  .strictObject({
    client_id: requiredId('Client'),
    mode: requiredChoice(networkRuleLabels.mode, networkModes),
    networks: z.array(network).max(mostNetworks, `At most ${mostNetworks} networks can be listed.`),
  })
  .refine(({ mode, networks }) => mode === 'off' || networks.length > 0, {
    path: ['networks'],
    message: 'List at least one network.',
  });
