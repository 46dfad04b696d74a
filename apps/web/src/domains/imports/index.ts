export { AttendanceImports, EmployeeListImports } from './import-menu/import-menu.tsx';
