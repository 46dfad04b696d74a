-- Substitutes are changed by version, and requests are found by the people who can decide on them.
alter table approval_substitute add column version integer not null default 1;
create index approval_request_approvers on approval_request using gin (step_approvers) where state = 'pending';
create index approval_request_person on approval_request (employee_id) where state = 'pending';
