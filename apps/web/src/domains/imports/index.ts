export { ImportMenu } from './import-menu/import-menu.tsx';
