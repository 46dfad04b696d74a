-- An approver can take an approval back for a moment (docs/decisions/162-approvals-can-be-undone.md).
alter table approval_trace drop constraint approval_trace_kind_check;
alter table approval_trace add constraint approval_trace_kind_check
  check (kind in ('fallback', 'replaced', 'reminded', 'escalated', 'withdrawn', 'revised', 'undone'));
