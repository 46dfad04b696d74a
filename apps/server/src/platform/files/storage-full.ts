import { Problem } from '@muster/contract';

export const storageFull = () =>
  new Problem('storage-full', 'There is no room left for files on the server. Tell an administrator.');
