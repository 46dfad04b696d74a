import { duplicatesCalls } from '@muster/contract/domains/employees/duplicates.calls.ts';
import { employeeAttachmentCalls } from '@muster/contract/domains/employees/employee-attachment.calls.ts';
import { employeeCardCalls } from '@muster/contract/domains/employees/employee-card.calls.ts';
import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeeLookupCalls } from '@muster/contract/domains/employees/employee-lookups.calls.ts';
import { employeeProfileCalls } from '@muster/contract/domains/employees/employee-profile.calls.ts';
import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { employeeList, employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { payChangeList, payChangesCalls } from '@muster/contract/domains/employees/pay-changes.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import { bind, bindPrepared } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { bindAttachments } from '../documents/index.ts';
import { addAmount, previewAmount } from './add-amount.ts';
import { addPolicy, previewPolicy, readPolicyChoices } from './add-policy.ts';
import { cancelAssignment } from './cancel-assignment.ts';
import { cancelEnding } from './cancel-ending.ts';
import { cancelAmount, cancelPolicy } from './cancel-planned-row.ts';
import { changeAssignment, previewAssignment } from './change-assignment.ts';
import { preparePhoto, renewCard, setPhoto, withdrawPhoto } from './change-card.ts';
import { changeExemption } from './change-exemption.ts';
import { createEmployee } from './create-employee.ts';
import { deactivateEmployee } from './deactivate-employee.ts';
import { decidePayChange, withdrawPayChange } from './decide-pay-change.ts';
import { deleteEmployee } from './delete-employee.ts';
import { employeeFiles } from './employee-attachments.ts';
import { presetBankName } from './employee-record.repository.ts';
import { findDuplicates } from './find-duplicates.ts';
import { findEmployees } from './find-employees.ts';
import {
  findActivePeople,
  findAllPeople,
  findClientPeople,
  findInternalStaff,
  findPersonOfUser,
  findTeamLeaders,
} from './find-people.ts';
import { listEmployees } from './list-employees.ts';
import { previewEnding } from './preview-ending.ts';
import { reactivateEmployee } from './reactivate-employee.ts';
import { readCard, readPhoto, verifyCard } from './read-card.ts';
import { readEmployeeDetails, readSensitiveGroup } from './read-employee.ts';
import { readAssignments, readCosts, readPolicies, readStatuses } from './read-histories.ts';
import { readPayChanges, readPayChangeValues } from './read-pay-changes.ts';
import { readProfile } from './read-profile.ts';
import { readRecordFacts } from './read-record-facts.ts';
import { readThumbnails } from './read-thumbnails.ts';
import { rehireEmployee } from './rehire-employee.ts';
import { updateEmployee } from './update-employee.ts';
import { updateProfile } from './update-profile.ts';

const mostInDropdown = 50;

export const employeesBindings = [
  ...bindList(employeeList, listEmployees),
  bind(employeesCalls.details, readEmployeeDetails),
  bind(employeesCalls.recordFacts, readRecordFacts),
  bind(employeesCalls.sensitiveGroup, readSensitiveGroup),
  bind(employeesCalls.forDropdown, (ctx, { query }) =>
    findEmployees(ctx, { search: query.search, most: mostInDropdown }),
  ),
  bind(employeesCalls.formDefaults, async (ctx) => ({
    today: todayAtHome(ctx),
    bank_name: await presetBankName(ctx.db),
  })),
  bind(duplicatesCalls.find, findDuplicates),
  bind(employeesCalls.create, createEmployee),
  bind(employeesCalls.update, updateEmployee),
  bind(employeesCalls.delete, deleteEmployee),
  ...bindList(payChangeList, readPayChanges),
  bind(payChangesCalls.values, readPayChangeValues),
  bind(payChangesCalls.decide, decidePayChange),
  bind(payChangesCalls.withdraw, withdrawPayChange),
  bind(employeeHistoryCalls.statuses, readStatuses),
  bind(employeeHistoryCalls.policies, readPolicies),
  bind(employeeHistoryCalls.assignments, readAssignments),
  bind(employeeHistoryCalls.costs, readCosts),
  bind(employeeHistoryCalls.addAmount, addAmount),
  bind(employeeHistoryCalls.previewAmount, previewAmount),
  bind(employeeHistoryCalls.previewAssignment, previewAssignment),
  bind(employeeHistoryCalls.cancelAmount, cancelAmount),
  bind(employeeHistoryCalls.policyChoices, readPolicyChoices),
  bind(employeeHistoryCalls.addPolicy, addPolicy),
  bind(employeeHistoryCalls.previewPolicy, previewPolicy),
  bind(employeeHistoryCalls.cancelPolicy, cancelPolicy),
  bind(employeeHistoryCalls.changeAssignment, changeAssignment),
  bind(employeeHistoryCalls.cancelAssignment, cancelAssignment),
  bind(employeeLookupCalls.active, findActivePeople),
  bind(employeeLookupCalls.all, findAllPeople),
  bind(employeeLookupCalls.internalStaff, findInternalStaff),
  bind(employeeLookupCalls.ofClient, findClientPeople),
  bind(employeeLookupCalls.ofUser, findPersonOfUser),
  bind(employeeLookupCalls.teamLeaders, findTeamLeaders),
  bind(employeeStatusCalls.deactivate, deactivateEmployee),
  bind(employeeStatusCalls.previewEnding, previewEnding),
  bind(employeeStatusCalls.cancelEnding, cancelEnding),
  bind(employeeStatusCalls.reactivate, reactivateEmployee),
  bind(employeeStatusCalls.rehire, rehireEmployee),
  bind(employeeStatusCalls.exempt, changeExemption),
  ...bindAttachments(employeeAttachmentCalls, employeeFiles),
  bind(employeeCardCalls.details, readCard),
  bind(employeeCardCalls.renew, renewCard),
  bind(employeeCardCalls.verify, verifyCard, {
    everything: 'The QR code of the card proves who asks; nobody is signed in.',
  }),
  bind(employeeCardCalls.photo, readPhoto),
  bind(employeeCardCalls.thumbnails, readThumbnails),
  bindPrepared(employeeCardCalls.setPhoto, preparePhoto, setPhoto),
  bind(employeeCardCalls.removePhoto, withdrawPhoto),
  bind(employeeProfileCalls.read, readProfile),
  bind(employeeProfileCalls.update, updateProfile),
];
