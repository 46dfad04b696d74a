import { Problem } from '@muster/contract';

export const storageFull = () =>
  new Problem('storage-full', 'There is no space left for files on the server. Contact an administrator.');
