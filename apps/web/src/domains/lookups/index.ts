export {
  breakTypes,
  clientAttachmentTypes,
  countries,
  currencies,
  employeeAttachmentTypes,
  invoiceSubscriptions,
  offices,
  statusTypes,
  teamRoles,
  timezones,
} from './lookup-choices.ts';
