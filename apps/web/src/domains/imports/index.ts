export { AttendanceImports, EmployeeListImports, HolidayImports } from './import-menu/import-menu.tsx';
