export {
  breakTypes,
  candidateAttachmentTypes,
  clientAttachmentTypes,
  countries,
  currencies,
  employeeAttachmentTypes,
  invoiceSubscriptions,
  offices,
  positionAttachmentTypes,
  statusTypes,
  teamRoles,
  timezones,
} from './lookup-choices.ts';
export { LazyOfficeDialog } from './offices/lazy-office-dialog.tsx';
