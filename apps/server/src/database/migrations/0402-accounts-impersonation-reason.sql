-- Whether acting as another user requires a reason: 'optional' or 'required'. The page always asks for one.
insert into organization_setting (key, value) values ('impersonation_reason', 'optional');
