/** A use case begins with one of these verbs; other hyphenated names are not use cases. */
export const verbs = new Set(
  (
    'accept activate add apply approve archive assign authorize begin broadcast calculate cancel change charge check choose clear close ' +
    'complete compute confirm convert copy correct create deactivate decide decline delete demand deny disable discard download ' +
    'draft edit enable end enrol enroll expire export extend fill find finish forget generate get give grant hire import impersonate ' +
    'invite issue join keep leave link list load lock login log logout mark merge move notify open pay post prepare present publish ' +
    'put read reassign recalculate record recover refresh refuse regenerate register rehire reject release remind remove rename ' +
    'renew reopen replace report request require reset resend resolve restore resume retire revoke rotate run save schedule search ' +
    'seal send set share show sign skip start stop submit suspend switch synchronize take terminate test touch transfer undo unlock ' +
    'unmark update upload use validate verify view void withdraw write'
  ).split(' '),
);
