import { defineScreens } from '../../screen.ts';

/** Apart from the other screens of employees, because the first file of the web app contains it. */
export const verifyEmployeeScreens = defineScreens({
  /** Ours: the target of the QR code of an ID card. */
  verifyEmployee: {
    name: 'verifyEmployee',
    path: '/verify-employee/:token',
    title: 'Verify an ID card',
    section: '2.8',
    access: 'public',
    frame: 'bare',
  },
});
