insert into currency (id, code, name, symbol) values
  (1, 'PHP', 'Philippine Peso', '₱'), (2, 'AUD', 'Australian Dollar', 'A$'), (3, 'USD', 'United States Dollar', '$'),
  (4, 'GBP', 'Pound Sterling', '£'), (5, 'EUR', 'Euro', '€'), (6, 'NZD', 'New Zealand Dollar', 'NZ$'),
  (7, 'SGD', 'Singapore Dollar', 'S$'), (8, 'CAD', 'Canadian Dollar', 'C$');

insert into team_role (id, name) values
  (1, 'Team Lead'), (2, 'Assistant Team Lead'), (3, 'Quality Analyst'), (4, 'Trainer'), (5, 'Member');

insert into attachment_type (id, name, owner_kind) values
  (1, 'Employment Contract', 'employee'), (2, 'Resume', 'employee'), (3, 'Government ID', 'employee'),
  (4, 'NBI Clearance', 'employee'), (5, 'Medical Certificate', 'employee'), (6, 'Birth Certificate', 'employee'),
  (7, 'Diploma or Transcript', 'employee'), (8, 'Certificate of Employment', 'employee'),
  (9, 'BIR Form 2316', 'employee'), (10, 'Signed Policy', 'employee'), (11, 'Other', 'employee'),
  (12, 'Service Agreement', 'client'), (13, 'Statement of Work', 'client'), (14, 'Rate Card', 'client'),
  (15, 'Non-Disclosure Agreement', 'client'), (16, 'Other', 'client');

insert into status_type (id, name, status_group) values
  (1, 'Active', 'active'), (2, 'Suspended', 'inactive'), (3, 'Leave of Absence', 'inactive'),
  (4, 'Terminated for Cause', 'termination'), (5, 'End of Contract', 'termination'), (6, 'Redundancy', 'termination'),
  (7, 'Absent Without Leave', 'termination'), (8, 'Resigned', 'resignation'), (9, 'Immediate Resignation', 'resignation');

insert into shift_break_type (id, name, is_paid) values
  (1, 'Lunch Break', false), (2, 'Morning Break', true), (3, 'Afternoon Break', true), (4, 'Rest Break', true),
  (5, 'Prayer Break', true);

insert into invoice_subscription (id, name) values
  (1, 'Monthly'), (2, 'Semi-monthly'), (3, 'Fortnightly'), (4, 'Weekly');

insert into ticket_type (id, name, code, sequence) values
  (1, 'Employee Leave Request', 'LEAVE', 1), (2, 'Overtime Request', 'OT', 2), (3, 'Schedule Change Request', 'SCHED', 3),
  (4, 'Attendance Correction', 'ATTN', 4), (5, 'CCTV Recordings', 'CCTV', 5), (6, 'Log-ins Activation', 'LOGON', 6),
  (7, 'Log-ins Deactivation', 'LOGOFF', 7), (8, 'New Candidate Search', 'CAND', 8), (9, 'Payroll Concern', 'PAY', 9),
  (10, 'IT Support', 'IT', 10), (11, 'Equipment Request', 'EQUIP', 11), (12, 'General Inquiry', 'GEN', 12);

insert into position_attachment_type (id, name) values
  (1, 'Job Description'), (2, 'Assessment'), (3, 'Requirements'), (4, 'Other');

insert into candidate_attachment_type (id, name) values
  (1, 'Resume'), (2, 'Cover Letter'), (3, 'Portfolio'), (4, 'Assessment Result'), (5, 'Voice Recording'), (6, 'Other');

select setval(pg_get_serial_sequence(listed.name, 'id'), listed.highest) from (values
  ('currency', 8), ('team_role', 5), ('attachment_type', 16), ('status_type', 9), ('shift_break_type', 5),
  ('invoice_subscription', 4), ('ticket_type', 12), ('position_attachment_type', 4), ('candidate_attachment_type', 6)
) as listed (name, highest);
