/** Where the changed fields say more. */
export const changedRecord = 'changed the record';
