import type { Viewer } from '@muster/contract';
import { testViewer } from '@muster/contract/viewer.fixture.ts';
import { rightsFrom } from '@muster/contract/viewer.ts';

/** A viewer without an employee or client, with the rights of these roles and direct grants. */
export const viewerWith = (...rights: Parameters<typeof rightsFrom>): Viewer => testViewer(rightsFrom(...rights));
