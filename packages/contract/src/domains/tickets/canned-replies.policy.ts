// FIELDS: who may see canned replies, and who may change them.
const area = { roles: ['admin'] } as const;
export const cannedReplyAccess = { list: area, change: area } as const;
