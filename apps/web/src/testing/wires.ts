import { impersonationWires, profileWires, signInWires } from '../domains/accounts/accounts.wires.ts';
import { employeeWires } from '../domains/employees/employees.wires.ts';
import { homeWires } from '../domains/home/home.wires.ts';
import { notificationWires } from '../domains/notifications/notifications.wires.ts';

/** Calls of domains other than the one whose screen is tested. */
export const wires = {
  employeeList: employeeWires.table,
  home: homeWires,
  impersonation: impersonationWires,
  notifications: notificationWires,
  profile: profileWires,
  signIn: signInWires,
};
