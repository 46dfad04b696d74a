/**
 * Statements of packages/contract/spec/screens.json that no test names yet, by missing part. A statement with a test
 * is removed from this list.
 */
export const untestedStatements: Readonly<Record<string, readonly string[]>> = {
  'the screens of hiring are not built': ['product.areas.2', 'access.recruitment.2', 'access.client.2'],
  'the approval of tickets is not built': ['state.ticket.3'],
  'tickets are not filed on another portal': ['calls.tickets.2'],
};
