import { adminOrHr } from '../../access.ts';
import { defineScreens } from '../../screen.ts';

const center = { permissions: ['can view document center'] } as const;

export const documentsScreens = defineScreens({
  verifyDocument: {
    name: 'verifyDocument',
    path: '/verify-document/:token',
    title: 'Verify document',
    section: '2.2',
    access: 'public',
    frame: 'bare',
  },
  verifyDocumentCenter: {
    name: 'verifyDocumentCenter',
    path: '/verify-document-center/:uuid',
    title: 'Verify document',
    section: '2.2',
    access: 'public',
    frame: 'bare',
  },
  documentAccessDenied: {
    name: 'documentAccessDenied',
    path: '/document-access-denied',
    title: 'Document access denied',
    section: '2.2',
    access: 'public',
    frame: 'bare',
  },
  signing: {
    name: 'signing',
    path: '/muster-signing/:id',
    title: 'Sign document',
    section: '2.2',
    access: 'public',
    frame: 'bare',
  },
  templateEditor: {
    name: 'templateEditor',
    path: '/muster-template-editor/:uuid?',
    title: 'Template editor',
    section: '2.4',
    access: adminOrHr,
    frame: 'shell',
    menu: { group: 'Operations', label: 'Document templates', icon: 'template', order: 95 },
  },
  documentCenter: {
    name: 'documentCenter',
    path: '/document-center',
    title: 'Document center',
    section: '2.4',
    access: center,
    frame: 'shell',
    menu: { group: 'Operations', label: 'Document center', icon: 'files', order: 90 },
  },
  documentCenterDetails: {
    name: 'documentCenterDetails',
    path: '/document-center/:uuid',
    title: 'Document',
    section: '2.4',
    access: center,
    frame: 'shell',
    parent: 'documentCenter',
  },
  fileManagers: {
    name: 'fileManagers',
    path: '/file-managers',
    title: 'File managers',
    section: '2.4',
    access: adminOrHr,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'Administration', label: 'File managers', icon: 'folder', order: 70 },
  },
});
