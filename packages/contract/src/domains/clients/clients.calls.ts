import { z } from 'zod';
import { defineCall } from '../../call.ts';

export const clientsCalls = {
  /** Clients whose invoice configuration is in force today, by name: those that an employee can be given to. */
  withInvoiceConfig: defineCall({
    name: 'clients.with-invoice-config',
    method: 'GET',
    path: '/api/get-clients-with-invoice-config',
    section: '7.5',
    access: { permissions: ['can view all clients'] },
    answer: z.array(z.object({ id: z.int(), legal_business_name: z.string() })),
    audit: null,
    rate: 'read',
  }),
};
